<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="newyork1901" tilewidth="64" tileheight="64" tilecount="21" columns="7">
 <image source="tiles/newyork1901.png" width="448" height="192"/>
 <tile id="0" type="land"/>
 <tile id="1" type="water"/>
 <tile id="2" type="street"/>
 <tile id="3" type="street">
  <properties>
   <property name="street" value="broadway"/>
  </properties>
 </tile>
 <tile id="4" type="street">
  <properties>
   <property name="street" value="wall"/>
  </properties>
 </tile>
 <tile id="5" type="street">
  <properties>
   <property name="street" value="nassau_broad"/>
  </properties>
 </tile>
 <tile id="6" type="street">
  <properties>
   <property name="street" value="cedar"/>
  </properties>
 </tile>
 <tile id="7" type="street">
  <properties>
   <property name="street" value="pine_thames"/>
  </properties>
 </tile>
 <tile id="8" type="park"/>
 <tile id="9" type="park">
  <properties>
   <property name="name" value="trinity_yard"/>
  </properties>
 </tile>
 <tile id="10" type="park">
  <properties>
   <property name="name" value="hanover_square"/>
  </properties>
 </tile>
 <tile id="11" type="landmark"/>
 <tile id="12" type="landmark">
  <properties>
   <property name="name" value="sub_treasury"/>
  </properties>
 </tile>
 <tile id="13" type="landmark">
  <properties>
   <property name="name" value="stock_exchange"/>
  </properties>
 </tile>
 <tile id="14" type="district">
  <properties>
   <property name="district" value="red"/>
  </properties>
 </tile>
 <tile id="15" type="district">
  <properties>
   <property name="district" value="blue"/>
  </properties>
 </tile>
 <tile id="16" type="district">
  <properties>
   <property name="district" value="green"/>
  </properties>
 </tile>
 <tile id="17" type="district">
  <properties>
   <property name="district" value="yellow"/>
  </properties>
 </tile>
 <tile id="18" type="district">
  <properties>
   <property name="district" value="pink"/>
  </properties>
 </tile>
</tileset>
