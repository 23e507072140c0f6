import { Bulbs } from './Bulbs';
import { Lantern } from './Lantern';
import { type IllustrationProps, Scene } from './Scene';

const heart = 'M120 128C88 108 78 92 78 76a21 21 0 0 1 42-7 21 21 0 0 1 42 7c0 16-10 32-42 52Z';

/** A heart of unlit bulbs on a board. */
export function NoFavourites(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Lantern x={36} y={50} scale={0.6} />
      <path className="wire" strokeWidth={2.5} d="M84 36V0M156 36V0" />
      <g className="cut">
        <rect className="board" x={52} y={34} width={136} height={112} rx={18} />
      </g>
      <Bulbs along={heart} />
      <path className="beam" d="M120 110c-16-10-22-19-22-28a11 11 0 0 1 22-3 11 11 0 0 1 22 3c0 9-6 18-22 28Z" />
      <circle className="beam" cx={120} cy={69} r={9} />
      <circle className="amberLight" cx={120} cy={69} r={4} />
      <g className="cut">
        <path className="amber" d="M196 158c-9-6-13-11-13-17a7 7 0 0 1 13-3 7 7 0 0 1 13 3c0 6-4 11-13 17Z" />
      </g>
    </Scene>
  );
}
