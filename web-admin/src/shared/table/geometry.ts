// True places: the table is seen from the dealer, who sits at the bottom; seat 1 is at the dealer's left hand, then
// clockwise. Places are parts of the table's area, so that a wider screen gives the room to the felt.
export interface Place {
  /** Per cent of the area's width and height. */
  x: number;
  y: number;
}

const gapDegrees = 84; // around the dealer
const squareness = 2.5; // 2 is an ellipse; more pushes the seats into the corners

function onOval(degrees: number, reachX: number, reachY: number): Place {
  const radians = (degrees * Math.PI) / 180;
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / squareness);
  return { x: 50 + reachX * bend(Math.cos(radians)), y: 49 + reachY * bend(Math.sin(radians)) };
}

/** Clockwise on a screen, where y grows downwards: 90° is the dealer. */
function degreesOf(seat: number, seats: number): number {
  const step = seats > 1 ? (360 - gapDegrees) / (seats - 1) : 0;
  return 90 + gapDegrees / 2 + (seat - 1) * step;
}

export const places = {
  plate: (seat: number, seats: number) => onOval(degreesOf(seat, seats), 41.6, 42),
  bet: (seat: number, seats: number) => onOval(degreesOf(seat, seats), 28.5, 27),
  puck: (seat: number, seats: number) => onOval(degreesOf(seat, seats) + 10, 33.5, 31.5),
  cards: (seat: number, seats: number) => onOval(degreesOf(seat, seats), 26.5, 25.5),
};
