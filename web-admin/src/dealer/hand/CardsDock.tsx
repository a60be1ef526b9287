// Cards from the deck to the board or, face up, to a seat: burn, deal, tap what came, confirm.
import { useState } from 'react';
import type { HandStep, TableCommand, TableView } from '../../shared/api/client';
import { Card, CardSlot } from '../../shared/table/Card';
import { cardName, unseen } from '../../shared/table/cards';
import { CardPad } from '../parts/CardPad';
import { Key } from '../parts/keys';
import { useDesk } from '../useDesk';
import { HandBar } from './HandBar';
import { useGuard } from './useGuard';

function commandOf(step: HandStep, cards: string[]): TableCommand {
  const card = cards[0];
  const one = card === undefined ? {} : { card };
  switch (step.kind) {
    case 'deal_board':
      return { type: 'deal_board', cards };
    case 'deal_common':
      return { type: 'deal_common', ...one };
    case 'replace_card':
      return { type: 'replace', seat: step.seat ?? 1, ...one };
    default:
      return { type: 'deal_up', ...(step.seat === undefined ? {} : { seat: step.seat }), ...one };
  }
}

function goal(step: HandStep, view: TableView): string {
  switch (step.kind) {
    case 'deal_board':
      return (view.hand?.street.name ?? 'board').toLowerCase();
    case 'deal_common':
      return 'the common card';
    case 'replace_card':
      return 'the new card';
    default:
      return `seat ${step.seat ?? ''}`;
  }
}

export function CardsDock({ step }: { step: HandStep }) {
  const { state, view, tap } = useDesk();
  const { resting, guarded } = useGuard();
  const [picked, setPicked] = useState<string[]>([]);
  const name = goal(step, view);
  const isBoard = step.kind === 'deal_board';
  const board = isBoard ? (view.hand?.boards[step.board] ?? []) : [];
  const own = step.seat === undefined ? [] : (view.hand?.seats.find((one) => one.seat === step.seat)?.cards ?? []);
  const shown = isBoard ? board : own.filter((card) => card.up).map(({ card }) => card);
  // Up cards decide who acts; only a table that enters no cards at all leaves them out. A replacement lies face down.
  const mayBeUnseen = view.rules?.cards_entry === 'none' || step.kind === 'replace_card';
  const unseenCards = view.rules?.cards_entry === 'none' && isBoard ? Array<string>(step.cards).fill(unseen) : [];
  const confirm = guarded(() => {
    tap(commandOf(step, picked), `Deal ${name}: ${picked.map(cardName).join(', ')}`);
  });

  return (
    <section className="dock dock-cards" aria-label="What happens now" data-rests={resting || undefined}>
      <HandBar say={isBoard ? `Burn one. ${step.sentence}` : step.sentence} />
      <CardPad view={view} picked={picked} most={step.cards} onPick={setPicked} />
      <div className="cards-close">
        <span className="cards-shown">
          {shown.map((card, index) => (
            <Card key={index} card={card} />
          ))}
          {picked.map((card) => (
            <Card key={card} card={card} className="card-picked" />
          ))}
          {Array.from({ length: Math.max(0, step.cards - picked.length) }, (_, index) => (
            <CardSlot key={index} next={index === 0} />
          ))}
        </span>
        <span className="cards-say">{picked.map(cardName).join(', ') || 'Tap the cards that came'}</span>
        {mayBeUnseen && (
          <Key
            tone="line"
            isDisabled={state.waits}
            onPress={guarded(() => {
              tap(commandOf(step, unseenCards), `Deal ${name} unseen`);
            })}
          >
            Dealt, not seen
          </Key>
        )}
        <Key tone="primary" isDisabled={picked.length !== step.cards || state.waits} onPress={confirm}>
          Confirm {name}
        </Key>
      </div>
    </section>
  );
}
