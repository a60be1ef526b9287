// The sheet before the push: each pot in the order it is pushed, who gets how much with which cards, what house and
// jackpots take, and the equation that proves it.
import { Check, ChevronLeft, Scale } from 'lucide-react';
import { useState } from 'react';
import type { HandStep, SettlementSheet, TableView } from '../../shared/api/client';
import { money, moved } from '../../shared/money';
import { MiniCard } from '../../shared/table/Card';
import { highFirst } from '../../shared/table/cards';
import { Key } from '../parts/keys';
import { seatName, useDesk } from '../useDesk';
import { HandBar, useUndo } from './HandBar';
import { useGuard } from './useGuard';

function potName(pot: number, count: number): string {
  if (count === 1) return 'Pot';
  if (pot === 0) return 'Main pot';
  return count === 2 ? 'Side pot' : `Side pot ${pot}`;
}

function partName(board: number, half: number, view: TableView): string {
  const boards = view.hand?.boards.filter((cards) => cards.length > 0).length ?? 0;
  return [
    boards > 1 ? `board ${board + 1}` : '',
    view.rules?.game.halves ? (half === 0 ? 'first half' : 'second half') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function PotRow({ pot, order, sheet, view }: { pot: number; order: number; sheet: SettlementSheet; view: TableView }) {
  const of = sheet.pots[pot];
  if (!of) return null;
  const taken = of.rake_cents + of.bad_beat_cents + of.high_hand_cents;
  const awards = sheet.awards.filter((award) => award.pot === pot);
  const winners = new Set(awards.map((award) => award.seat));
  return (
    <li className="pot-row">
      <span className="pot-order" aria-hidden="true">
        {order}
      </span>
      <div className="pot-what">
        <b>{potName(pot, sheet.pots.length)}</b>
        <span>
          {taken > 0
            ? `${money(of.gross_cents)} − ${money(taken)} = ${money(of.gross_cents - taken)}`
            : money(of.gross_cents)}
        </span>
        <span className="pot-seats" aria-label={`Seats in it: ${of.eligible.join(', ')}`}>
          {of.eligible.map((seat) => (
            <i key={seat} className={winners.has(seat) ? 'pot-seat pot-seat-wins' : 'pot-seat'}>
              {seat}
            </i>
          ))}
        </span>
      </div>
      <ul className="pot-awards">
        {awards.map((award, index) => {
          const seat = view.hand?.seats.find((one) => one.seat === award.seat);
          const part = partName(award.board, award.half, view);
          return (
            <li key={index}>
              <span className="award-who">
                <b>{seatName(view, award.seat).replace(',', '')}</b>
                {part !== '' && <small>{part}</small>}
              </span>
              <span className="mini-row">
                {award.cards.length > 0 ? (
                  highFirst(award.cards).map((card) => <MiniCard key={card} card={card} />)
                ) : seat?.tabled ? (
                  seat.cards.map(({ card }, place) => <MiniCard key={place} card={card} />)
                ) : (
                  <small>not shown</small>
                )}
              </span>
              <b className="award-amount">{moved(award.amount_cents)}</b>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

export function SettlementDock({ step }: { step: HandStep }) {
  const { state, view, tap } = useDesk();
  const { resting, guarded } = useGuard();
  const { can, undo } = useUndo();
  const [losers, setLosers] = useState(step.cards);
  const { sheet } = view;
  if (!sheet) return null;
  // Pots are pushed from the last side pot to the main pot.
  const pots = sheet.pots.map((_, index) => index).reverse();
  const takings: [string, number][] = [
    ['Rake', sheet.rake_cents],
    ['High hand', sheet.high_hand_cents],
    ['Bad beat', sheet.bad_beat_cents],
  ];
  const taken = sheet.rake_cents + sheet.high_hand_cents + sheet.bad_beat_cents;
  const balances = sheet.in_cents === sheet.awarded_cents + taken;
  const odd = oddUnits(sheet);
  const order = pots.map((pot) => potName(pot, sheet.pots.length).toLowerCase()).join(', then ');

  return (
    <section className="dock dock-full" aria-label="What happens now" data-rests={resting || undefined}>
      <HandBar say={sheet.pots.length > 1 ? `Push ${order}` : 'Push the pot'} sub={step.sentence} />
      <div className="settle">
        <div className="settle-pots">
          <ol>
            {pots.map((pot, index) => (
              <PotRow key={pot} pot={pot} order={index + 1} sheet={sheet} view={view} />
            ))}
          </ol>
          {odd.map((line) => (
            <p key={line} className="odd">
              <Scale aria-hidden size={20} /> {line}
            </p>
          ))}
        </div>
        <div className="settle-side">
          {(view.hand?.boards ?? [])
            .filter((board) => board.length > 0)
            .map((board, index) => (
              <p key={index} className="mini-row" aria-label="Board">
                {board.map((card, place) => (
                  <MiniCard key={place} card={card} />
                ))}
              </p>
            ))}
          <dl className="takings">
            {takings.map(([name, cents]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{cents === 0 ? '–' : `−${money(cents)}`}</dd>
              </div>
            ))}
          </dl>
          <div className="losers" role="group" aria-label="Cards back from the losers">
            <span>
              Losers’ cards <b>{losers}</b>
              <small>{losers === step.cards ? 'all back' : `${step.cards} expected`}</small>
            </span>
            <Key
              label="One card less"
              isDisabled={losers === 0}
              onPress={() => {
                setLosers(losers - 1);
              }}
            >
              −
            </Key>
            <Key
              label="One card more"
              onPress={() => {
                setLosers(losers + 1);
              }}
            >
              +
            </Key>
          </div>
        </div>
      </div>
      <div className="settle-close">
        <p className={balances ? 'proof' : 'proof proof-wrong'}>
          <span>
            In <b>{money(sheet.in_cents)}</b> = paid <b>{money(sheet.awarded_cents)}</b> + rake{' '}
            <b>{money(sheet.rake_cents)}</b>
            {sheet.high_hand_cents > 0 && (
              <>
                {' '}
                + high hand <b>{money(sheet.high_hand_cents)}</b>
              </>
            )}
            {sheet.bad_beat_cents > 0 && (
              <>
                {' '}
                + bad beat <b>{money(sheet.bad_beat_cents)}</b>
              </>
            )}
          </span>
          <small>
            <Check aria-hidden size={18} /> {balances ? 'Balances to the cent.' : 'Does not balance: call the floor.'}{' '}
            {step.stub === undefined ? '' : `The stub has ${step.stub} cards.`}
          </small>
        </p>
        <Key tone="line" isDisabled={!can} onPress={undo}>
          <ChevronLeft aria-hidden /> Back
        </Key>
        <Key
          tone="primary"
          isDisabled={state.waits || !balances}
          onPress={guarded(() => {
            tap(
              {
                type: 'push',
                losers_cards: losers,
                ...(step.stub === undefined ? {} : { stub: step.stub }),
              },
              `Push ${money(sheet.awarded_cents)}`,
            );
          })}
        >
          Push {money(sheet.awarded_cents)}
        </Key>
      </div>
    </section>
  );
}

/** Where winners of the same part get different amounts, the odd unit is why. */
export function oddUnits(sheet: SettlementSheet): string[] {
  const lines: string[] = [];
  const parts = new Map<string, SettlementSheet['awards']>();
  for (const award of sheet.awards) {
    const key = `${award.pot}/${award.board}/${award.half}`;
    parts.set(key, [...(parts.get(key) ?? []), award]);
  }
  for (const awards of parts.values()) {
    const least = Math.min(...awards.map((award) => award.amount_cents));
    for (const award of awards)
      if (award.amount_cents > least)
        lines.push(`Odd ${money(award.amount_cents - least)} of a split to seat ${award.seat}.`);
  }
  return lines;
}
