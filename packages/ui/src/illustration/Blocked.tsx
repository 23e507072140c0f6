import { Lantern } from './Lantern';
import { type IllustrationProps, Scene } from './Scene';

/** A door behind a rope. */
export function Blocked(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Lantern x={44} y={52} scale={0.66} />
      <Lantern x={196} y={52} scale={0.66} />
      <g className="cut">
        <path className="board" d="M76 162V72a44 44 0 0 1 88 0v90Z" />
        <path className="wine" d="M86 162V74a34 34 0 0 1 33-34v122ZM121 40a34 34 0 0 1 33 34v88h-33Z" />
        <path className="crimson" d="M94 92h18v28H94ZM128 92h18v28h-18ZM94 84V75a25 25 0 0 1 18-24v33ZM128 51a25 25 0 0 1 18 24v9h-18Z" />
        <circle className="amber" cx={114} cy={130} r={3} />
        <circle className="amber" cx={126} cy={130} r={3} />
      </g>
      <g className="cut">
        <path className="rope" strokeWidth={9} d="M62 118c22 38 94 38 116 0" />
        <path className="ropeLight" strokeWidth={2.5} d="M66 121c24 32 84 32 108 0" />
        <path className="amberDeep" d="M58 112h8v46h-8ZM174 112h8v46h-8Z" />
        <path className="amber" d="M58 112h4v46h-4ZM174 112h4v46h-4ZM48 158h28v7H48ZM164 158h28v7h-28Z" />
        <circle className="amberLight" cx={62} cy={108} r={8} />
        <circle className="amberLight" cx={178} cy={108} r={8} />
      </g>
    </Scene>
  );
}
