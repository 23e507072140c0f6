import { Lantern } from './Lantern';
import { type IllustrationProps, Scene } from './Scene';

/** A blank slip and the stub of a ticket. */
export function NoRecords(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Lantern x={48} y={48} scale={0.62} />
      <g className="cut" transform="rotate(7 132 96)">
        <path className="paperShade" d="M96 34h80v112l-10-7-10 7-10-7-10 7-10-7-10 7-10-7-10 7Z" />
      </g>
      <g className="cut">
        <path className="paper" d="M78 32h84v118l-10.5-8-10.5 8-10.5-8-10.5 8-10.5-8-10.5 8-10.5-8-10.5 8Z" />
        <path className="paperLine" strokeWidth={5} d="M92 52h32M92 70h56M92 86h44M92 102h56" />
        <path className="paperLine" strokeWidth={5} d="M92 120h14M134 120h14" />
      </g>
      <g className="cut" transform="rotate(-12 172 136)">
        <path className="crimson" d="M134 120h76v9a7 7 0 0 0 0 14v9h-76v-9a7 7 0 0 0 0-14Z" />
        <path className="ropeLight" strokeWidth={2.5} d="M188 123v26" strokeDasharray="3 5" />
        <path className="amber" d="M161 126l3 6.5 7 .8-5.200 4.8 1.400 7-6.200-3.5-6.200 3.5 1.400-7-5.200-4.8 7-.8Z" />
      </g>
    </Scene>
  );
}
