import { Bulbs } from './Bulbs';
import { type IllustrationProps, Scene } from './Scene';

/** A ladder at the sign, and a bulb to be replaced. */
export function Maintenance(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <path className="wire" strokeWidth={2.5} d="M68 34V0M150 34V0" />
      <g className="cut">
        <rect className="board" x={38} y={32} width={142} height={72} rx={14} />
        <rect className="panel" x={54} y={48} width={110} height={40} rx={6} />
      </g>
      <Bulbs along="M50 40H106" lit="all" />
      <Bulbs along="M116 40H168M172 46V92M168 96H50M46 90V46" />
      <g className="cut">
        <path className="wood" strokeWidth={5} d="M150 164L170 54M190 164L186 54M153 146h36M157 126h32M160 106h28M164 86h23" />
      </g>
      <g className="cut">
        <circle className="beam" cx={178} cy={66} r={24} />
        <path className="amberLight" d="M178 54a11 11 0 0 1 6 20v5h-12v-5a11 11 0 0 1 6-20Z" />
        <path className="ink" d="M172 80h12v6h-12Z" />
      </g>
      <g className="cut">
        <path className="faintLine" d="M74 130v-7a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v7" strokeWidth={5} />
        <rect className="crimson" x={56} y={130} width={68} height={33} rx={6} />
        <path className="wine" d="M56 146h68v11a6 6 0 0 1-6 6H62a6 6 0 0 1-6-6Z" />
        <rect className="amber" x={84} y={141} width={12} height={10} rx={2} />
      </g>
    </Scene>
  );
}
