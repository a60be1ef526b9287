// The table with its seats in their true places. Seats can be pressed where the screen says what for.
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { money } from '../money';
import { Card, CardBack, CardSlot } from './Card';
import type { Felt, FeltSeat } from './feltModel';
import { places, type Place } from './geometry';
import './felt.css';

const words: Record<FeltSeat['state'], string> = {
  open: 'Open seat',
  playing: '',
  folded: 'Folded',
  all_in: 'All-in',
  sitting_out: 'Sits out',
  away: 'Away',
  leaving: 'Leaves',
  waiting: 'Next hand',
};

const at = ({ x, y }: Place) => ({ left: `${x}%`, top: `${y}%` });

function labelOf(seat: FeltSeat, isNow: boolean): string {
  if (seat.name === null) return `Seat ${seat.seat}, open`;
  const parts = [`Seat ${seat.seat}`, seat.name, money(seat.stack)];
  if (isNow) parts.push('to act');
  if (seat.state !== 'playing') parts.push(words[seat.state].toLowerCase());
  if (seat.bet > 0) parts.push(`bet ${money(seat.bet)}`);
  if (seat.puck) parts.push('dealer button');
  if (seat.pending > 0) parts.push(`${money(seat.pending)} more next hand`);
  return parts.join(', ');
}

function Plate({ seat, downCards }: { seat: FeltSeat; downCards: number }) {
  const word = words[seat.state];
  return (
    <span className="plate" aria-hidden="true">
      <span className="seat-no">{seat.seat}</span>
      <span className="seat-name">{seat.name ?? 'Open seat'}</span>
      {seat.name !== null && <span className="seat-stack">{money(seat.stack)}</span>}
      {seat.state === 'folded' || seat.state === 'waiting' ? <span className="seat-state">{word}</span> : null}
      {downCards > 0 && seat.state !== 'folded' && (
        <span className="seat-holes">
          {Array.from({ length: Math.min(downCards, 5) }, (_, index) => (
            <CardBack key={index} />
          ))}
        </span>
      )}
      {['all_in', 'away', 'sitting_out', 'leaving'].includes(seat.state) && (
        <span className={`seat-flag seat-flag-${seat.state}`}>{word}</span>
      )}
      {seat.pending > 0 && <span className="seat-pending">+{money(seat.pending)} next hand</span>}
      {seat.owes > 0 && <span className="seat-pending seat-owes">Owes {money(seat.owes)}</span>}
    </span>
  );
}

export interface FeltTableProps {
  felt: Felt;
  /** What lies at the dealer's place. */
  tray: ReactNode;
  /** In the middle while no hand is played. */
  middle?: ReactNode;
  selected?: number | null;
  nextCards?: number;
  onSeat?: ((seat: number) => void) | undefined;
}

export function FeltTable({ felt, tray, middle, selected = null, nextCards = 0, onSeat }: FeltTableProps) {
  const count = felt.seats.length;
  return (
    <div className={felt.hasBoard ? 'table-area' : 'table-area table-stud'}>
      <div className="rail">
        <div className="felt" />
      </div>
      {felt.seats.map((seat) => {
        const isNow = felt.now === seat.seat;
        const name = [
          'seat',
          `seat-${seat.state}`,
          isNow ? 'seat-now' : '',
          selected === seat.seat ? 'seat-selected' : '',
        ].join(' ');
        const faces = seat.cards.filter((card) => card.up || seat.tabled);
        const downs = seat.cards.length - faces.length;
        return (
          <div key={seat.seat} className="seat-group">
            {onSeat ? (
              <Button
                className={name}
                style={at(places.plate(seat.seat, count))}
                onPress={() => {
                  onSeat(seat.seat);
                }}
              >
                <span className="sr">{labelOf(seat, isNow)}</span>
                <Plate seat={seat} downCards={downs} />
              </Button>
            ) : (
              <div
                className={name}
                style={at(places.plate(seat.seat, count))}
                role="group"
                aria-label={labelOf(seat, isNow)}
              >
                <Plate seat={seat} downCards={downs} />
              </div>
            )}
            {faces.length > 0 && seat.state !== 'folded' && (
              <span className="seat-cards" style={at(places.cards(seat.seat, count))}>
                {faces.map(({ card }, index) => (
                  <Card key={index} card={card} />
                ))}
              </span>
            )}
            {seat.bet > 0 && (
              <span
                className={faces.length > 0 ? 'bet bet-low' : 'bet'}
                style={at(places.bet(seat.seat, count))}
                aria-hidden="true"
              >
                <Chip />
                {money(seat.bet)}
              </span>
            )}
            {(seat.puck ?? seat.blind) && (
              <span
                className={seat.puck ? 'puck' : 'puck puck-blind'}
                style={at(places.puck(seat.seat, count))}
                role="img"
                aria-label={seat.puck ? 'Dealer button' : seat.blind === 'SB' ? 'Small blind' : 'Big blind'}
              >
                {seat.puck ?? seat.blind}
              </span>
            )}
          </div>
        );
      })}
      <div className="felt-middle">{felt.hasHand ? <Middle felt={felt} nextCards={nextCards} /> : middle}</div>
      <div className="tray">{tray}</div>
    </div>
  );
}

function Middle({ felt, nextCards }: { felt: Felt; nextCards: number }) {
  const boards = felt.boards.length > 0 ? felt.boards : felt.hasBoard ? [[]] : [];
  return (
    <>
      {boards.map((board, index) => (
        <div key={index} className={boards.length > 1 ? 'board board-two' : 'board'} role="group" aria-label="Board">
          {board.map((card, place) => (
            <Card key={place} card={card} />
          ))}
          {Array.from({ length: Math.max(0, 5 - board.length) }, (_, place) => (
            <CardSlot key={place} next={place < nextCards} />
          ))}
        </div>
      ))}
      <div className="pots">
        {felt.pots.map((pot, index) => (
          <span key={index} className="pot">
            <span>
              {felt.pots.length === 1
                ? 'Pot'
                : index === 0
                  ? 'Main pot'
                  : `Side pot ${felt.pots.length > 2 ? index : ''}`}
            </span>
            <b>{money(pot.amount)}</b>
          </span>
        ))}
      </div>
      {felt.pots.length > 1 && (
        <p className="pots-note">
          {felt.pots
            .map((pot, index) => `${index === 0 ? 'Main' : `Side ${index}`}: ${pot.eligible.join(', ')}`)
            .join(' · ')}
        </p>
      )}
    </>
  );
}

function Chip() {
  return (
    <svg className="chip" viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="12" fill="#eef1f3" />
      <circle cx="13" cy="13" r="9.7" fill="none" stroke="#c8402f" strokeWidth="4.6" strokeDasharray="5.08 5.08" />
      <circle cx="13" cy="13" r="6.2" fill="#fff" stroke="#b9c2c8" strokeWidth="0.8" />
    </svg>
  );
}
