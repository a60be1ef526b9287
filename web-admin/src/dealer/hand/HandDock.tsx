// What the hand waits for decides what is under the table: acts in one row, or a sheet for cards and for the settlement.
import type { HandStep } from '../../shared/api/client';
import { useDesk } from '../useDesk';
import { ActDock } from './ActDock';
import { CardsDock } from './CardsDock';
import { DrawDock } from './DrawDock';
import { PlainDock } from './PlainDock';
import { RunTwiceDock } from './RunTwiceDock';
import { SettlementDock } from './SettlementDock';
import { ShowDock } from './ShowDock';
import { WinnersDock } from './WinnersDock';

function DockOf({ step }: { step: HandStep }) {
  switch (step.kind) {
    case 'act':
      return <ActDock step={step} />;
    case 'deal_board':
    case 'deal_up':
    case 'deal_common':
    case 'replace_card':
      return <CardsDock step={step} />;
    case 'draw':
      return <DrawDock step={step} />;
    case 'show':
      return <ShowDock step={step} />;
    case 'agree_run_twice':
      return <RunTwiceDock />;
    case 'name_winners':
      return <WinnersDock />;
    case 'push':
      return <SettlementDock step={step} />;
    default:
      return <PlainDock step={step} />;
  }
}

export function HandDock() {
  const { view } = useDesk();
  const step = view.step.hand;
  if (!step) return null;
  // A new question starts with nothing picked.
  return (
    <DockOf
      key={[step.kind, step.seat, step.board, view.hand?.street.index, view.hand?.deck.left].join()}
      step={step}
    />
  );
}
