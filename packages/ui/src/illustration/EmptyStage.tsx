import { Bulbs } from './Bulbs';
import { type IllustrationProps, Scene } from './Scene';

/** An empty stage with the light on and the curtain open. */
export function EmptyStage(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <g className="cut">
        <path className="board" d="M36 30h168v132H36Z" />
      </g>
      <path className="beam" d="M112 40h16l46 108H66Z" />
      <path className="panel" d="M38 142h164v19H38Z" />
      <ellipse className="amber" cx={120} cy={150} rx={46} ry={8} opacity={0.55} />
      <path className="paperLine" d="M113 147l14 6M127 147l-14 6" strokeWidth={3} />
      <g className="cut">
        <path className="crimson" d="M38 40h44c2 44-14 58-20 66 6 14 6 34 2 52H38Z" />
        <path
          className="wine"
          d="M50 40h8c2 40-4 56-10 66 4 16 4 34 2 52h-6c2-18 0-36-2-52 6-16 8-38 8-66ZM70 40h6c0 36-10 52-16 62 4-16 10-34 10-62Z"
        />
        <path className="amber" d="M57 103h14v6H57Z" />
        <path className="crimson" d="M202 40h-44c-2 44 14 58 20 66-6 14-6 34-2 52h26Z" />
        <path
          className="wine"
          d="M190 40h-8c-2 40 4 56 10 66-4 16-4 34-2 52h6c-2-18 0-36 2-52-6-16-8-38-8-66ZM170 40h-6c0 36 10 52 16 62-4-16-10-34-10-62Z"
        />
        <path className="amber" d="M183 103h-14v6h14Z" />
      </g>
      <g className="cut">
        <path className="board" d="M30 22h180v20H30Z" />
      </g>
      <Bulbs along="M41 32H202" lit="half" />
    </Scene>
  );
}
