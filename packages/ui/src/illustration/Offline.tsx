import { Bulbs } from './Bulbs';
import { type IllustrationProps, Scene } from './Scene';

/** A dark sign whose plug lies beside the socket. */
export function Offline(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <path className="wire" strokeWidth={2.5} d="M78 32V0M162 32V0" />
      <g className="cut">
        <rect className="board" x={50} y={30} width={140} height={66} rx={14} />
        <rect className="panel" x={66} y={46} width={108} height={34} rx={6} />
      </g>
      <Bulbs along="M62 38H178M182 44V84M178 88H62M58 82V44" />
      <path className="inkLine" d="M92 97c0 22-34 16-34 38 0 12 12 12 22 12" strokeWidth={6} />
      <path className="wire" strokeWidth={2.5} d="M92 97c0 22-34 16-34 38 0 12 12 12 22 12" />
      <g className="cut">
        <path className="amber" d="M80 136h16a11 11 0 0 1 0 22H80Z" />
        <path className="amberDeep" d="M80 147h27a11 11 0 0 1-11 11H80Z" />
        <path className="faintLine" d="M108 142h9M108 152h9" strokeWidth={4} />
      </g>
      <g className="cut">
        <rect className="paper" x={150} y={128} width={42} height={38} rx={9} />
        <rect className="paperShade" x={156} y={134} width={30} height={26} rx={13} />
        <circle className="ink" cx={165} cy={147} r={3} />
        <circle className="ink" cx={177} cy={147} r={3} />
      </g>
      <path className="amberLine" d="M128 137l5-7M131 147h9M128 157l5 7" />
    </Scene>
  );
}
