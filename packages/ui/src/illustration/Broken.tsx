import { Bulbs } from './Bulbs';
import { type IllustrationProps, Scene } from './Scene';

/** A sign that hangs by one chain, and a fallen bulb. */
export function Broken(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <path className="wire" strokeWidth={2.5} d="M66 42V0" strokeDasharray="5 5" />
      <path className="wire" strokeWidth={2.5} d="M178 0v30l5 9" strokeDasharray="5 5" />
      <g transform="rotate(13 64 44)">
        <g className="cut">
          <rect className="board" x={50} y={40} width={142} height={74} rx={14} />
          <rect className="panel" x={66} y={56} width={110} height={42} rx={6} />
          <path className="faintLine" d="M104 56l12 15-9 8 14 19" />
        </g>
        <Bulbs along="M62 48H180M184 54V102M180 106H62M58 100V54" lit="half" />
      </g>
      <path className="amberLine" d="M196 62l9-6M199 74l11 1M190 52l4-10" />
      <g className="cut">
        <circle className="dim" cx={74} cy={150} r={9} />
        <path className="panel" d="M82 143l10 4-4 11-10-3Z" />
      </g>
      <path className="faintLine" d="M52 158l6-8M100 160l8-3M112 162h2" />
    </Scene>
  );
}
