import { Lantern } from './Lantern';
import { type IllustrationProps, Scene } from './Scene';

/** An open, empty envelope under a lit lantern. */
export function NoMessages(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Lantern x={120} y={38} scale={0.78} isLit />
      <g className="cut">
        <path className="paperShade" d="M62 96l58-36 58 36v56H62Z" />
        <path className="board" d="M72 96l48-29 48 29-48 34Z" />
        <path className="paper" d="M62 96l58 36 58-36v53a7 7 0 0 1-7 7H69a7 7 0 0 1-7-7Z" />
        <path className="paperLine" d="M66 152l38-28M174 152l-38-28" strokeWidth={3} />
      </g>
      <g className="cut">
        <circle className="amber" cx={178} cy={148} r={13} />
        <path className="inkLine" d="M172 148.5l4.5 4.5 7.5-9" />
      </g>
      <path className="faintLine" d="M34 118h14M28 132h20M40 146h8" />
    </Scene>
  );
}
