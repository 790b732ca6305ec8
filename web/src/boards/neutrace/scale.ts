/** Where things stand on the drawn scale. The goals are wider than fields: they hold any number. */

/** Half fields. */
export const [GOAL_A, NEUTRAL, GOAL_B] = [0, 14, 28];

const GOAL = 2.1; // fields
const FIELDS = 13; // between the goals

/** Half fields as people read them, in any language: 3 is 1½. */
export const fields = (halves: number) =>
  `${halves > 1 || halves === 0 ? Math.floor(halves / 2) : ""}${halves % 2 ? "½" : ""}`;

export const inGoal = (half: number) => half === GOAL_A || half === GOAL_B;

export interface ScalePlan {
  width: number;
  height: number;
  /** A whole field. */
  unit: number;
  /** The height of a row. */
  row: number;
  /** Where the fields begin: left of it stand the letters of the rows. */
  margin: number;
  axis: number;
  goal: number;
  /** The size of a substance between the goals. */
  size: number;
  /** The size of a substance where it stands: in a goal there is room for all. */
  pieceAt: (half: number) => number;
  x: (half: number) => number;
  y: (row: number) => number;
  /** Where the substance of a seat stands: in a goal beside the others. */
  at: (seat: number, half: number) => number;
}

const LEAST = 1; // pixel, where there is no room yet

export function scalePlan(width: number, height: number, seats: number, rows = 6): ScalePlan {
  const small = width < 520;
  const margin = small ? 18 : 34;
  const axis = small ? 13 : 22;
  const unit = Math.max((width - 2 * margin) / (FIELDS + 2 * GOAL), LEAST);
  const goal = GOAL * unit;
  const row = Math.max((height - 2 * axis) / rows, LEAST);
  const start = margin + goal - unit / 2; // where pH 0 would be if its field were like the others
  const x = (half: number) => {
    if (half === GOAL_A) return margin + goal / 2;
    if (half === GOAL_B) return width - margin - goal / 2;
    return start + (half / 2) * unit;
  };
  const at = (seat: number, half: number) => {
    if (!inGoal(half)) return x(half);
    return x(half) + (seat - (seats - 1) / 2) * (goal / seats) * 0.94;
  };
  const size = Math.min(unit * 0.96, row * 0.84);
  return {
    width,
    height,
    unit,
    row,
    margin,
    axis,
    goal,
    size,
    pieceAt: (half) => (inGoal(half) ? Math.min(size, (goal * 0.92) / seats) : size),
    x,
    y: (nth) => axis + row * (nth + 0.5),
    at,
  };
}
