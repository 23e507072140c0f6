import { font, radiusPx } from '@site/ui/tokens';
import { colorVariables } from '../docs/colorVariables.ts';

/** Styles of pages without an application: the brand's colours as variables, and the few elements of such pages. */
export const devStyle = `
  :root { color-scheme: dark light; ${colorVariables} }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--page); color: var(--text); font: 500 14px/1.5 ${font.text} }
  header { background: var(--sign); color: var(--onArt) }
  header::after { content: ''; display: block; block-size: 16px; background: radial-gradient(circle, var(--actionHover) 2.5px, transparent 3px) 0 0 / 44px 16px repeat-x, radial-gradient(circle, color-mix(in srgb, var(--action) 45%, var(--signDeep)) 2.5px, transparent 3px) 22px 0 / 44px 16px repeat-x, var(--signDeep) }
  header > div, main { max-inline-size: 880px; margin-inline: auto; padding-inline: 24px }
  header > div { display: flex; flex-wrap: wrap; align-items: center; gap: 16px; padding-block: 28px 20px }
  header svg { inline-size: 40px; block-size: 40px; fill: var(--onAction) }
  header .arch { fill: var(--action) }
  h1 { flex: 1; margin: 0; font: 800 28px/1.1 ${font.display}; letter-spacing: -.02em }
  nav { display: flex; gap: 4px; padding: 4px; border-radius: ${radiusPx.input}px; background: var(--signDeep) }
  nav a { padding: 8px 14px; border-radius: ${radiusPx.control}px; color: var(--onArtMuted); font-weight: 650; text-decoration: none }
  nav a:hover { color: var(--onArt) }
  nav a[aria-current] { background: var(--signLine); color: var(--onArt) }
  main { padding-block: 28px 72px }
  p { margin: 0 0 20px; max-inline-size: 64ch; color: var(--muted) }
  code { padding: 3px 8px; border-radius: ${radiusPx.chip}px; background: var(--line); color: var(--text); font: 600 13px ui-monospace, monospace; user-select: all }
  ul, .table { margin: 0; padding: 0; border-radius: ${radiusPx.tile}px; background: var(--surface); box-shadow: inset 0 0 0 1px var(--line); list-style: none; overflow: hidden }
  li { display: flex; align-items: center; gap: 14px; padding: 12px 16px }
  li + li { border-block-start: 1px solid var(--line) }
  li:hover, tbody tr:hover { background: var(--hover) }
  .mark { display: grid; place-items: center; flex: none; inline-size: 40px; block-size: 40px; border-radius: 50%; background: var(--actionWash); color: var(--actionText); font: 800 16px ${font.display}; text-transform: uppercase }
  .who { flex: 1; min-inline-size: 0 }
  b { font-weight: 650 }
  small { display: block; color: var(--muted); font-size: 13px }
  button { min-block-size: 40px; padding-inline: 18px; border: 1.5px solid var(--edge); border-radius: ${radiusPx.control}px; background: none; color: var(--text); font: inherit; font-weight: 700; white-space: nowrap; cursor: pointer }
  button:hover { border-color: var(--action); background: var(--action); color: var(--onAction) }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
  .table { overflow-x: auto }
  table { border-collapse: collapse; inline-size: 100% }
  th { padding: 10px 16px; background: var(--raised); color: var(--muted); font-size: 12px; font-weight: 600; text-align: start }
  td { padding: 12px 16px; border-block-start: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }
  td:not(:last-child) { white-space: nowrap; color: var(--muted); font-variant-numeric: tabular-nums }
  .tag { padding: 2px 8px; border-radius: ${radiusPx.chip}px; background: var(--infoWash); color: var(--info); font-size: 12px; font-weight: 600 }
  [role=alert] { padding: 10px 16px; border-radius: ${radiusPx.control}px; background: var(--badWash); color: var(--bad); font-weight: 600 }
  [role=alert]:empty { display: none }
  .empty { display: grid; justify-items: center; gap: 4px; padding: 56px 20px; text-align: center }
  .empty p { margin: 0 }
  @media (max-width: 600px) { header > div, main { padding-inline: 16px } nav { inline-size: 100% } nav a { flex: 1; text-align: center } button { min-block-size: 44px } thead { display: none } tr { display: grid; padding-block: 10px } tr + tr { border-block-start: 1px solid var(--line) } td { padding-block: 2px; border: 0 } }
`;
