// The eighteen games as a room usually opens them; the service fills in whatever is not named here.
import type { TableRules } from '../../shared/api/client';

type Code = TableRules['game']['code'];

export interface Offer {
  code: Code;
  name: string;
  limits: string;
  parameters: Record<string, string>;
}

const raked = { 'rake.types': 'percent', 'rake.max_per_round': '$5' };

const noLimit = (code: Code, name: string): Offer => ({
  code,
  name,
  limits: 'no limit $2',
  parameters: { 'table.game': code, 'bet.structure': 'no_limit', 'bet.min': '$2', 'game.blinds': '$1, $2', ...raked },
});
const potLimit = (code: Code, name: string): Offer => ({
  code,
  name,
  limits: 'pot limit $2',
  parameters: { 'table.game': code, 'bet.structure': 'pot', 'bet.min': '$2', 'game.blinds': '$1, $2', ...raked },
});
const limit = (code: Code, name: string, forced: Record<string, string>): Offer => ({
  code,
  name,
  limits: 'limit $8/$16',
  parameters: {
    'table.game': code,
    'bet.structure': 'fixed',
    'bet.min': '$8',
    'bet.max': '$16',
    'bet.max_raises': '3',
    ...forced,
    ...raked,
  },
});
const antes = { 'game.ante': '$1' };
const blinds = { 'game.blinds': '$4, $8' };

export const offers: Offer[] = [
  noLimit('HOLDEM', 'Hold ’Em'),
  noLimit('SIXPLUS', 'Six Plus'),
  potLimit('OMAHA_HIGH', 'Omaha'),
  potLimit('OMAHA_HL8', 'Omaha hi-lo'),
  potLimit('OMAHA5_HIGH', 'Five-Card Omaha'),
  potLimit('OMAHA5_HL8', 'Five-Card Omaha hi-lo'),
  limit('STUD_HIGH', 'Seven-Card Stud', antes),
  limit('STUD_LOW', 'Razz', antes),
  limit('STUD_HL', 'Stud hi-lo', antes),
  limit('STUD_HL8', 'Stud hi-lo 8', antes),
  limit('STUD5_HIGH', 'Five-Card Stud', antes),
  limit('DRAW_HIGH', 'Five-Card Draw', blinds),
  limit('DRAW_LOW', 'Draw low', blinds),
  limit('BADUGI', 'Badugi', blinds),
  limit('TD_27', 'Triple Draw 2-7', blinds),
  limit('TD_A5', 'Triple Draw A-5', blinds),
  limit('TD_BADEUCEY', 'Badeucey', blinds),
  limit('TD_BADACEY', 'Badacey', blinds),
];
