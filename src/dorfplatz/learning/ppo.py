"""Self-play by proximal policy optimisation, for any game.

Every game of a batch is played by the same network, which sees each position from the seat that decides. A decision's return is
what the game is worth to that seat in the end, so all seats learn from all games, however many play.

At first, for a share of the time, the network imitates the greedy bot: that is a quick way to sensible play, not more.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import torch
from torch import Tensor, nn
from torch.utils.dlpack import from_dlpack

from dorfplatz.core.batch import Batch
from dorfplatz.core.rewards import MARGIN, WIN_SHARE
from dorfplatz.learning.graphs import fused, held, recorded
from dorfplatz.learning.memory import Memory
from dorfplatz.learning.network import Network
from dorfplatz.learning.policy import FORBIDDEN, SHARES, VALUE
from dorfplatz.learning.settings import Settings

LOSSES = ("policy_loss", "value_loss", "share_loss", "entropy")


class Learner:
    """A network, the games it plays, and how it gets better."""

    def __init__(self, network: Network, batch: Batch, settings: Settings) -> None:
        self.network, self.batch, self.settings = network, batch, settings
        shown = (batch.observations, batch.masks, batch.turns, batch.actions, batch.done, batch.rewards)
        self.observations, self.masks, self.turns, self.actions, self.done, self.rewards = map(from_dlpack, shown)
        self.memory = Memory(self.observations, self.masks, batch.seats, settings.steps)
        seats, players = torch.arange(batch.seats, device=self.observations.device), from_dlpack(batch.players)[:, None, None]
        self.clockwise = (seats[:, None] + seats) % players  # by game and seat: itself, then the others in turn order
        self.present = seats < players
        self.rate = torch.tensor(settings.rate, device=self.observations.device)
        on_gpu = self.observations.is_cuda
        self.optimizer = torch.optim.Adam(network.parameters(), self.rate, eps=1e-5, fused=on_gpu, capturable=on_gpu)
        self.progress = 0.0  # of the training, from 0 to 1
        self.chosen, self.losses = fused(self.choose, on_gpu), fused(self.errors, on_gpu)
        self.played, self.judged = recorded(partial(self.play, False), on_gpu), recorded(self.judge, on_gpu)
        self.updates = {imitating: recorded(partial(self.update, imitating), on_gpu) for imitating in (False, True)}

    def restore(self, optimizer: dict[str, Any]) -> None:
        """Go on with the optimiser as it was; its rate stays ours to set."""
        self.optimizer.load_state_dict(optimizer)
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate

    @property
    def imitating(self) -> bool:
        """Whether greedy is imitated now."""
        return self.progress < self.settings.imitate

    def warm_up(self) -> None:
        """Do everything once but learning from it, so that it is compiled before the time counts."""
        self.batch.greedy()
        self.played()
        self.judged()
        chunk = held([*self.chunk(*next(self.chunks()), self.memory.advantages, self.memory.values), self.rate])
        for imitating in {False, self.imitating}:
            torch.autograd.backward(self.losses(imitating, *chunk)[0])
        self.optimizer.zero_grad(set_to_none=True)

    def iterate(self) -> dict[str, float]:
        """Play, and learn from it; gives what was seen on the way."""
        if self.imitating:  # asking greedy can't be recorded
            self.play(True)
        else:
            self.played()
        self.judged()
        return self.learn()

    # Playing

    @torch.no_grad()
    def play(self, imitating: bool) -> None:
        """So many decisions in each game, all of them remembered."""
        memory = self.memory
        if self.observations.is_cuda:
            self.batch.follow(torch.cuda.current_stream().cuda_stream)
        for step in range(self.settings.steps):
            memory.observations[step].copy_(self.observations)
            memory.masks[step].copy_(self.masks)
            memory.turns[step] = self.turns
            chosen, memory.chances[step], memory.values[step], memory.outlooks[step] = self.chosen(self.observations, self.masks)
            memory.actions[step] = chosen
            if imitating:  # half of the games it plays its own way, and learns what greedy would have done there
                self.batch.greedy()
                memory.actions[step] = self.actions
                chosen[: len(chosen) // 2] = self.actions[: len(chosen) // 2]
            self.actions.copy_(chosen)
            self.batch.step()
            memory.done[step] = self.done
            memory.shares[step], memory.margins[step] = self.rewards[:, WIN_SHARE], self.rewards[:, MARGIN]

    def choose(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Actions, the logarithms of their chances, values, and the other outlooks as shares and leads."""
        logits, outlooks = self.network(observations)
        shares, leads = outlooks[:, SHARES:].chunk(2, 1)
        chances = log_chances(logits, masks)
        actions = sample(chances)
        chosen = chances.gather(1, actions[:, None]).squeeze(1)
        return actions, chosen, outlooks[:, VALUE], torch.cat([shares.softmax(1), leads], 1)

    # Judging

    @torch.no_grad()
    def judge(self) -> None:
        """How much better each decision turned out than expected, by what its seat came to later: the reward, or the value.

        A seat's last decision is only there for the one before it, unless the game has ended since.
        """
        memory, settings = self.memory, self.settings
        later = torch.zeros_like(memory.shares[0])
        surplus = torch.zeros_like(later)
        known = torch.zeros_like(later, dtype=torch.bool)
        outcomes = torch.zeros(*later.shape, memory.outcomes.shape[2], device=later.device)  # by seat, of its next decision
        for step in reversed(range(settings.steps)):
            ended, seat = memory.done[step][:, None], memory.turns[step][:, None]
            later = torch.where(ended, settings.win * memory.shares[step] + settings.margin * memory.margins[step], later)
            outcomes = torch.where(ended[:, :, None], self.outcome(step), outcomes)
            surplus = surplus.masked_fill(ended, 0.0)
            known |= ended
            value = memory.values[step][:, None]
            gain = settings.discount * (later.gather(1, seat) + settings.trace * surplus.gather(1, seat)) - value
            certain = known.gather(1, seat)
            gain = gain.masked_fill(~certain, 0.0)
            memory.advantages[step], memory.known[step] = gain.squeeze(1), certain.squeeze(1)
            own = seat[:, :, None].expand(-1, 1, outcomes.shape[2])
            memory.outcomes[step] = outcomes.gather(1, own).squeeze(1)
            weight = settings.trace * certain
            outcomes.scatter_(1, own, memory.outlooks[step].lerp(memory.outcomes[step], weight)[:, None])
            later.scatter_(1, seat, value)
            surplus.scatter_(1, seat, gain)
            known.scatter_(1, seat, torch.ones_like(certain))

    def outcome(self, step: int) -> Tensor:
        """How games that ended in this step did so, as each seat sees it: everybody's shares and leads, its own first."""
        found = (self.memory.shares[step], self.memory.margins[step])
        return torch.cat(
            [part[:, None].expand(self.clockwise.shape).gather(2, self.clockwise) * self.present for part in found], 2
        )

    # Learning

    def learn(self) -> dict[str, float]:
        """Make what turned out well more likely, and what turned out badly less so."""
        memory, settings = self.memory, self.settings
        self.rate.fill_(settings.rate * max(1 - self.progress, 0.05))
        openness = torch.full_like(self.rate, settings.entropy * max(1 - self.progress, 0.1))
        gains = memory.advantages[memory.known]
        gains = (memory.advantages - gains.mean()) / (gains.std() + 1e-6) * memory.known
        returns = memory.values + memory.advantages
        update, seen = self.updates[self.imitating], []
        for step, rows in self.chunks():
            seen.append(update(*self.chunk(step, rows, gains, returns), openness).clone())
        found: dict[str, float] = dict(zip(LOSSES, torch.stack(seen).mean(0).tolist(), strict=True))
        return found

    def chunk(self, step: int, rows: slice, gains: Tensor, returns: Tensor) -> list[Tensor]:
        """What is known of some decisions, as `errors` takes it."""
        memory = self.memory
        numbers = (memory.actions, memory.chances, gains, returns, memory.outcomes, memory.known)
        return [memory.observations[step][rows], memory.masks[step][rows], *(array[step, rows] for array in numbers)]

    def chunks(self) -> Iterator[tuple[int, slice]]:
        """Everything that is remembered, in pieces of one step and some games, in any order."""
        games, size = len(self.observations), self.settings.chunk
        pieces = [(step, slice(start, start + size)) for step in range(self.settings.steps) for start in range(0, games, size)]
        for _ in range(self.settings.epochs):
            for place in torch.randperm(len(pieces)).tolist():
                yield pieces[place]

    def update(self, imitating: bool, *chunk: Tensor) -> Tensor:
        """One step of the optimiser; gives the losses."""
        self.optimizer.zero_grad(set_to_none=True)
        loss, losses = self.losses(imitating, *chunk)
        torch.autograd.backward(loss)
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()
        return losses

    def errors(
        self,
        imitating: bool,
        observations: Tensor,
        masks: Tensor,
        actions: Tensor,
        chances_before: Tensor,
        gains: Tensor,
        returns: Tensor,
        outcomes: Tensor,
        known: Tensor,
        openness: Tensor,
    ) -> tuple[Tensor, Tensor]:
        """What is to become less, and its parts."""
        logits, outlooks = self.network(observations)
        chances = log_chances(logits, masks)
        chosen = chances.gather(1, actions[:, None]).squeeze(1)
        if imitating:
            policy_loss = -chosen.mean()
        else:
            ratios = (chosen - chances_before).exp()
            limited = ratios.clamp(1 - self.settings.clip, 1 + self.settings.clip)
            policy_loss = -torch.min(ratios * gains, limited * gains).mean()
        value_loss = ((outlooks[:, VALUE] - returns) * known).pow(2).mean()
        shares, leads = outlooks[:, SHARES:].chunk(2, 1)
        true_shares, true_leads = outcomes.chunk(2, 1)
        share_loss = -((true_shares * shares.log_softmax(1)).sum(1) * known).mean()
        lead_loss = ((leads - true_leads).pow(2).sum(1) * known).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        outlook_loss = self.settings.value * value_loss + self.settings.outlook * (lead_loss + share_loss)
        losses = torch.stack([policy_loss, value_loss, share_loss, entropy])
        return policy_loss + outlook_loss - openness * entropy, losses.detach()


def log_chances(logits: Tensor, masks: Tensor) -> Tensor:
    """The logarithms of the probabilities of all actions; those that are not allowed have next to none."""
    return torch.log_softmax(logits.masked_fill(~masks, FORBIDDEN), 1)


def sample(chances: Tensor) -> Tensor:
    """An action for each row, by these chances."""
    return (chances - torch.empty_like(chances).exponential_().log_()).argmax(1)
