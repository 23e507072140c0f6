import { Lantern } from './Lantern';
import { type IllustrationProps, Scene } from './Scene';

/** Posters with an empty frame between them. */
export function NoGames(props: IllustrationProps) {
  return (
    <Scene {...props}>
      <Lantern x={196} y={44} scale={0.62} isLit />
      <g className="cut" transform="rotate(-9 62 112)">
        <rect className="violet" x={34} y={74} width={58} height={77} rx={9} />
        <path className="orchid" d="M34 132q29-26 58 0v10a9 9 0 0 1-9 9H43a9 9 0 0 1-9-9Z" />
        <path className="amber" d="M70 88a17 17 0 1 0 7 23 14 14 0 1 1-7-23Z" />
      </g>
      <g className="cut" transform="rotate(9 178 112)">
        <rect className="jade" x={148} y={74} width={58} height={77} rx={9} />
        <path className="lagoon" d="M157 74h40a9 9 0 0 1 4 1L148 146V83a9 9 0 0 1 9-9Z" opacity={0.55} />
        <path className="paper" d="M177 90l15 19-15 24-15-24Z" />
        <path className="paperShade" d="M177 90l15 19h-15ZM177 133v-24h-15Z" />
      </g>
      <g className="cut">
        <rect className="board" x={86} y={56} width={68} height={90} rx={11} />
      </g>
      <rect className="faintLine" x={94} y={64} width={52} height={74} rx={6} strokeDasharray="1 9" />
      <g className="cut">
        <path className="wood" d="M147 137l17 19" strokeWidth={9} />
        <circle className="inkLine" cx={133} cy={121} r={21} />
        <circle className="board" cx={133} cy={121} r={20} />
        <circle className="amberLine" cx={133} cy={121} r={20} />
        <path className="amberLine" d="M122 118a11 11 0 0 1 9-9" opacity={0.6} />
      </g>
    </Scene>
  );
}
