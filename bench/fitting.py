"""Finds the weights under which the winners of games were likeliest: logistic regression, in pure Python."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import exp, log, sqrt
from operator import mul

from game.brains.weighted import Weight
from game.rules.kernel.rng import Rng

FREE = 0.002
"""How firmly weights are held near nothing while they are learned."""
Rows = list[list[float]]
Position = tuple[Rows, Sequence[float]]
"""What was measured at each seat, early terms before late ones, and its share of the win in the end."""
Positions = list[Position]


def fit(
    prior: Mapping[str, Weight],
    positions: Positions,
    rng: Rng,
    firm: float = FREE,
    boons: Collection[str] = (),
    sweeps: int = 12,
) -> tuple[dict[str, Weight], float]:
    """The weights under which the winners were likeliest: Adam over small batches, held near the prior.

    The weights of ``boons`` do not fall below nothing: where few games know a term, chance would have it so.
    """
    terms = tuple(prior)
    good = [term in boons for term in (*terms, *terms)]
    scale = _scales(positions, len(terms))
    believed = [weight.early for weight in prior.values()] + [weight.late for weight in prior.values()]
    held = [weight * unit for weight, unit in zip(believed, scale, strict=True)]
    weights, first, second = list(held), [0.0] * len(held), [0.0] * len(held)
    step, loss, order = 0, 0.0, list(range(len(positions)))
    for sweep in range(sweeps):
        rng.shuffle(order)
        rate, loss = 0.03 / (1 + sweep / 2), 0.0
        for batch in _batches(order, 64):
            slope = [firm * (weight - near) for weight, near in zip(weights, held, strict=True)]
            for place in batch:
                loss += _add_slope(positions[place], weights, scale, slope, 1 / len(batch))
            step += 1
            for at, each in enumerate(slope):
                first[at] = 0.9 * first[at] + 0.1 * each
                second[at] = 0.999 * second[at] + 0.001 * each * each
                correct = first[at] / (1 - 0.9**step), second[at] / (1 - 0.999**step)
                weights[at] -= rate * correct[0] / (sqrt(correct[1]) + 1e-8)
                if good[at] and weights[at] < 0:
                    weights[at] = 0.0
    found = [weight / unit for weight, unit in zip(weights, scale, strict=True)]
    half = len(terms)
    table = {term: Weight(found[at], found[half + at]) for at, term in enumerate(terms)}
    return table, loss / max(1, len(positions))


def _batches(order: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    return (order[start : start + size] for start in range(0, len(order), size))


def _scales(positions: Positions, half: int) -> list[float]:
    """How far each term spreads between the seats of a position, early or late; 1 for what never differs.

    Early and late share a scale: what hardly occurs early is not worth very much then, but next to nothing.
    """
    sums, count = [0.0] * half, 0
    for rows, _ in positions:
        for at in range(half):
            values = [row[at] + row[half + at] for row in rows]
            mean = sum(values) / len(values)
            sums[at] += sum((value - mean) ** 2 for value in values)
        count += len(rows)
    return [sqrt(each / max(1, count)) or 1.0 for each in sums] * 2


def _add_slope(
    position: tuple[Rows, Sequence[float]],
    weights: list[float],
    scale: list[float],
    slope: list[float],
    part: float,
) -> float:
    """Add to ``slope`` where the loss of a position falls; returns the loss."""
    rows, shares = position
    scaled = [[value / unit for value, unit in zip(row, scale, strict=True)] for row in rows]
    standing = [sum(map(mul, weights, row)) for row in scaled]
    best = max(standing)
    odds = [exp(each - best) for each in standing]
    every = sum(odds)
    for seat, row in enumerate(scaled):
        wrong = part * (odds[seat] / every - shares[seat])
        for at, value in enumerate(row):
            slope[at] += wrong * value
    return sum(share * log(every / each) for share, each in zip(shares, odds, strict=True) if share)
