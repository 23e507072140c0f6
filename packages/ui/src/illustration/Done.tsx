import { Bulbs } from './Bulbs';
import { Lantern } from './Lantern';
import { type IllustrationProps, Scene } from './Scene';

/** A sign with all bulbs lit. */
export function Done(props: IllustrationProps) {
  return (
    <Scene {...props} turns="still">
      <Lantern x={36} y={60} scale={0.66} isLit />
      <Lantern x={204} y={60} scale={0.66} isLit />
      <g className="cut">
        <circle className="board" cx={120} cy={92} r={57} />
      </g>
      <Bulbs along="M120 45a47 47 0 1 1-.01 0" lit="all" />
      <circle className="panel" cx={120} cy={92} r={37} />
      <path className="amberLine" d="M103 93l12 12 23-26" strokeWidth={9} />
      <path className="amberLine" d="M56 118l-5 8M184 120l6 7M66 142l-2 8" />
      <path className="orchid" d="M44 134l8 2-4 7ZM196 140l8-3-1 9Z" />
      <path className="lagoon" d="M178 146l6 6-8 2ZM70 160l7-4 1 8Z" />
    </Scene>
  );
}
