// The strip is read, never tapped: table, game, hand, rake, dealer, and whether what is tapped arrives.
import { Cloud, CloudOff, GraduationCap, LoaderCircle, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { TableRules } from '../../shared/api/client';
import type { Link } from '../../shared/live/follow';
import { money } from '../../shared/money';
import { useDesk } from '../useDesk';

const structures = { spread: 'Spread', fixed: 'Limit', pot: 'Pot-limit', no_limit: 'No-limit' };

export function limitsText({ bets, forced }: TableRules): string {
  if (bets.structure === 'fixed' || bets.structure === 'spread')
    return [bets.min_cents, bets.max_cents].flatMap((cents) => (cents === undefined ? [] : [money(cents)])).join('/');
  return forced.blinds_cents.map((cents) => money(cents)).join('/') || money(bets.min_cents);
}

/** Shown only when it lasts: an ordinary tap is answered before it could be read. */
function useLasting(now: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setLasts(now);
      },
      now ? ms : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [now, ms]);
  return lasts && now;
}

function LinkState({ link }: { link: Link }) {
  const { state } = useDesk();
  const count = state.queue.length;
  const sending = useLasting(count > 0, 400);
  if (state.offline || link === 'away')
    return (
      <span className="strip-link strip-offline" role="status">
        <CloudOff aria-hidden size={18} />
        <b>{count > 0 ? `Offline, ${count} waiting` : 'Offline'}</b>
      </span>
    );
  if (sending)
    return (
      <span className="strip-link" role="status">
        <LoaderCircle aria-hidden size={18} />
        <b>Sending {count}</b>
      </span>
    );
  return (
    <span className="strip-link strip-online" role="status">
      <Cloud aria-hidden size={18} />
      <b>Online</b>
    </span>
  );
}

export function Strip({ link }: { link: Link }) {
  const { state, view, me, isFloor } = useDesk();
  const { rules } = view;
  return (
    <header className="strip" data-seq={state.view?.seq} data-waiting={state.queue.length}>
      <span className="strip-plate">{view.name || `Table ${view.id}`}</span>
      {rules && (
        <span>
          {structures[rules.bets.structure]} {rules.game.name} <b>{limitsText(rules)}</b>
        </span>
      )}
      {view.hand_number > 0 && (
        <span>
          Hand <b>{view.hand_number}</b>
        </span>
      )}
      {view.hand && view.step.kind === 'play_hand' && view.hand.rake_area_cents > 0 && (
        <span>
          Rake <b>{money(view.hand.rake_area_cents)}</b>
        </span>
      )}
      {view.hand && view.step.kind === 'play_hand' && (
        <span className="strip-wide">
          Deck <b>{view.hand.deck.left}</b> · burns <b>{view.hand.deck.burns}</b>
        </span>
      )}
      {view.mode === 'training' && (
        <span className="strip-training">
          <GraduationCap aria-hidden size={18} />
          <b>Training</b>
        </span>
      )}
      {isFloor && (
        <span className="strip-floor">
          <ShieldCheck aria-hidden size={18} />
          <b>Floor {me.name}</b>
        </span>
      )}
      <LinkState link={link} />
    </header>
  );
}
