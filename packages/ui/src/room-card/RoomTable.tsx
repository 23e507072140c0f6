import { tone } from '../theme/vars';

const WIDTH = 76;
const HEIGHT = 54;
const MARK = 5;

interface RoomTableProps {
  players: number;
  seats: number;
}

/** A felt from above with its seats around it; those taken are filled. */
export function RoomTable({ players, seats }: RoomTableProps) {
  const places = Array.from({ length: seats }, (_, place) => {
    const angle = Math.PI / 2 + (2 * Math.PI * place) / seats;
    return { x: WIDTH / 2 + (WIDTH / 2 - MARK - 1) * Math.cos(angle), y: HEIGHT / 2 + (HEIGHT / 2 - MARK - 1) * Math.sin(angle) };
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx={28} ry={17} fill="#14624F" stroke="var(--metal)" strokeWidth={4} />
      <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx={21} ry={11} fill="none" stroke="#FFFFFF" strokeOpacity={0.28} />
      {places.map(({ x, y }, place) => (
        <circle
          key={`${x} ${y}`}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={MARK}
          fill={place < players ? 'var(--metal)' : tone.surface}
          stroke={place < players ? tone.surface : tone.faint}
          strokeWidth={1.5}
        />
      ))}
    </svg>
  );
}
