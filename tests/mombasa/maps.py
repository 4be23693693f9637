"""Edited copies of the shipped map."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

from game.tables.mombasa.chart import MAP

Root = ElementTree.Element
Edit = Callable[[Root], None]


def found(root: Root, layer: str, name: str) -> Root:
    """An object of the map's XML."""
    group = next(group for group in root.iter("objectgroup") if group.get("name") == layer)
    return next(node for node in group.iter("object") if node.get("name") == name)


def group_of(root: Root, layer: str) -> Root:
    """A layer of the map's XML."""
    return next(group for group in root.iter("objectgroup") if group.get("name") == layer)


def edited(tmp_path: Path, *edits: Edit) -> Path:
    """A copy of the shipped map with some changes."""
    tree = ElementTree.parse(MAP)
    for edit in edits:
        edit(tree.getroot())
    path = tmp_path / "edited.tmx"
    tree.write(path)
    return path


def drop(layer: str, name: str) -> Edit:
    """Delete an object."""
    return lambda root: group_of(root, layer).remove(found(root, layer, name))


def drop_matching(layer: str, pattern: str) -> Edit:
    """Delete every object whose name matches."""

    def edit(root: Root) -> None:
        group = group_of(root, layer)
        for node in list(group):
            if re.search(pattern, node.get("name", "")):
                group.remove(node)

    return edit


def attribute(layer: str, name: str, /, **values: str) -> Edit:
    """Change attributes of an object."""
    return lambda root: found(root, layer, name).attrib.update(values)


def property_of(layer: str, name: str, key: str, value: str, kind: str = "") -> Edit:
    """Change a custom property, and of what ``kind`` it is."""

    def edit(root: Root) -> None:
        for entry in found(root, layer, name).iter("property"):
            if entry.get("name") == key:
                entry.set("value", value)
                if kind:
                    entry.set("type", kind)

    return edit


def without_property(layer: str, name: str, key: str) -> Edit:
    """Delete a custom property."""

    def edit(root: Root) -> None:
        holder = found(root, layer, name).find("properties")
        assert holder is not None
        holder.remove(next(entry for entry in holder if entry.get("name") == key))

    return edit


def shape(layer: str, name: str, tag: str) -> Edit:
    """Turn a polygon into a polyline or the other way."""

    def edit(root: Root) -> None:
        for line in found(root, layer, name):
            if line.tag in ("polygon", "polyline"):
                line.tag = tag

    return edit


def every(layer: str, kind: str, /, **values: str) -> Edit:
    """Change attributes of all objects of a class."""

    def edit(root: Root) -> None:
        for node in group_of(root, layer):
            if node.get("type") == kind:
                node.attrib.update(values)

    return edit


def add_border(name: str, like: str) -> Edit:
    """Draw another border where ``like`` runs."""

    def edit(root: Root) -> None:
        copy = ElementTree.fromstring(ElementTree.tostring(found(root, "borders", like)))
        copy.attrib.update(name=name, id="9999")
        group_of(root, "borders").append(copy)

    return edit


def add(layer: str, objects: str) -> Edit:
    """Draw further objects, written as in the file."""
    return lambda root: group_of(root, layer).extend(ElementTree.fromstring(f"<layer>{objects}</layer>"))


def named(region: str, **names: str) -> Edit:
    """Give a region names of its own, by language."""

    def edit(root: Root) -> None:
        holder = found(root, "regions", region).find("properties")
        assert holder is not None
        for lang, name in names.items():
            ElementTree.SubElement(holder, "property", name=f"name_{lang}", value=name)

    return edit


def renamed(old: str, new: str) -> Edit:
    """Call a region by another word in every layer."""

    def edit(root: Root) -> None:
        for node in root.iter("object"):
            parts = node.get("name", "").split(".")
            if parts[0] in ("region", "border", "link"):
                node.set("name", ".".join(new if part == old else part for part in parts))

    return edit
