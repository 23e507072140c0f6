import { color, font, radiusPx } from '@site/ui/tokens';
import { colorVariables } from './colorVariables.ts';

/** The brand's icon, with one colour for both schemes. */
export const docsIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path fill="${color.action.dark}" d="M4 9a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v23H4Z"/><path fill="${color.onAction.dark}" d="M8.5 32V20a4.75 4.75 0 0 1 9.5 0 4.75 4.75 0 0 1 9.5 0v12h-4.6V20.3a.15.15 0 0 0-.3 0V32h-9.2V20.3a.15.15 0 0 0-.3 0V32Z"/></svg>`;

/** Colour names of each method: of its letters, and of their background. */
const methods = { get: ['info', 'infoWash'], post: ['good', 'goodWash'], put: ['actionText', 'actionWash'], delete: ['bad', 'badWash'] };

/** Styles of the API documentation in the brand's colours, following the system's scheme. */
export const docsStyle = `
  :root { color-scheme: dark light; ${colorVariables} }
  html { background: var(--page) }
  body { margin: 0; background: var(--page) }
  #swagger-ui, #swagger-ui :is(h1, h2, h3, h4, h5, p, table, td, th, label, input, select, textarea, button, a, section, .opblock-tag, .opblock-summary-description, .response-col_status, .response-col_links, .model, .tab li, .markdown, .renderedMarkdown, .parameter__name, .opblock-description-wrapper p) { color: var(--text); font-family: ${font.text} }
  #swagger-ui :is(h1, h2, h3, .opblock-tag) { font-family: ${font.display}; letter-spacing: -.02em }
  #swagger-ui .wrapper { max-inline-size: 1080px; padding-inline: 24px }
  #swagger-ui .information-container { max-inline-size: none; padding: 0 }
  #swagger-ui .information-container > section { max-inline-size: none }
  #swagger-ui .info { margin: 0 0 24px }
  #swagger-ui .info hgroup.main { margin: 0; padding: 28px max(24px, calc(50% - 516px)) 20px; background: radial-gradient(circle, var(--actionHover) 2.5px, transparent 3px) 0 100% / 44px 16px repeat-x, var(--sign) }
  #swagger-ui .info hgroup.main .title { display: flex; align-items: center; gap: 16px; color: var(--onArt); font-size: 28px }
  #swagger-ui .info hgroup.main .title::before { content: url('data:image/svg+xml,${encodeURIComponent(docsIcon)}'); inline-size: 40px; block-size: 40px }
  #swagger-ui .info hgroup.main .title pre { color: inherit; background: none }
  #swagger-ui .info hgroup.main :is(.url, a) { color: var(--onArtMuted) }
  #swagger-ui .info .title small { background: var(--signLine); border-radius: ${radiusPx.chip}px }
  #swagger-ui .info > div { padding-inline: max(24px, calc(50% - 516px)) }
  #swagger-ui a, #swagger-ui .info a { color: var(--actionText) }
  #swagger-ui .scheme-container { margin: 0 0 24px; padding: 16px 0; background: var(--surface); box-shadow: inset 0 0 0 1px var(--line) }
  #swagger-ui .opblock-tag { border-block-end: 1px solid var(--line) }
  #swagger-ui .opblock-tag:hover { background: var(--hover) }
  #swagger-ui .opblock-tag small, #swagger-ui :is(.parameter__type, .parameter__in, .parameter__extension, .prop-format, .response-undocumented) { color: var(--muted) }
  #swagger-ui .opblock, #swagger-ui .opblock :is(.opblock-summary, .opblock-section-header) { border-color: var(--line); background: var(--surface); box-shadow: none }
  #swagger-ui .opblock { border: 1px solid var(--line); border-radius: ${radiusPx.tile}px; overflow: hidden }
  #swagger-ui .opblock .opblock-section-header { background: var(--raised) }
  #swagger-ui .opblock .opblock-summary-method { border-radius: ${radiusPx.chip}px; background: var(--infoWash); color: var(--info); text-shadow: none }
  ${Object.entries(methods)
    .map(
      ([method, [text, ground]]) =>
        `#swagger-ui .opblock-${method} .opblock-summary-method { background: var(--${ground}); color: var(--${text}) }`,
    )
    .join('\n  ')}
  #swagger-ui .opblock .opblock-summary :is(.opblock-summary-path, .opblock-summary-path a, .opblock-summary-operation-id) { color: var(--text) }
  #swagger-ui :is(input:not([type=checkbox]), select, textarea) { border: 1.5px solid var(--edge); border-radius: ${radiusPx.input}px; background: var(--page); color: var(--text); box-shadow: none }
  #swagger-ui select { appearance: auto }
  #swagger-ui .btn { border: 1.5px solid var(--edge); border-radius: ${radiusPx.control}px; background: none; box-shadow: none; color: var(--text) }
  #swagger-ui :is(.btn:hover, .btn.execute, .btn.authorize) { border-color: var(--action); background: var(--action); color: var(--onAction) }
  #swagger-ui .btn.authorize svg { fill: currentColor }
  #swagger-ui .btn span { color: inherit }
  #swagger-ui :is(.markdown, .renderedMarkdown) :is(pre, code), #swagger-ui :is(.highlight-code > .microlight, .microlight, pre.example) { border-radius: ${radiusPx.input}px; background: var(--raised); color: var(--text) }
  #swagger-ui .microlight { background: var(--raised) !important; color: var(--text) !important }
  #swagger-ui .microlight span { color: inherit !important }
  #swagger-ui :is(.opblock-section-header :is(h4, label, .tab-header *), .responses-inner :is(h4, h5), .opblock-summary-path, .tab li button, .loading-container) { color: var(--text) }
  #swagger-ui :is(.opblock-summary-description, .response-control-media-type__accept-message, small, .filter input::placeholder) { color: var(--muted) }
  #swagger-ui :is(input, select, textarea)::placeholder { color: var(--muted) }
  #swagger-ui .parameter__name.required::after, #swagger-ui .opblock-section-header small { color: var(--bad) }
  #swagger-ui .opblock-section-header { min-block-size: 0; box-shadow: none }
  #swagger-ui :is(.model-box, .json-schema-2020-12, section.models, section.models .model-container) { border-color: var(--line); background: var(--raised) }
  #swagger-ui :is(.json-schema-2020-12, .json-schema-2020-12__title, .json-schema-2020-12-keyword, .json-schema-2020-12-keyword__name, .json-schema-2020-12-keyword__value, .json-schema-2020-12-accordion, .json-schema-2020-12-expand-deep-button) { color: var(--text) }
  #swagger-ui .json-schema-2020-12__attribute, #swagger-ui .json-schema-2020-12-keyword__value--const { color: var(--info) }
  #swagger-ui :is(table thead tr, table tbody tr) :is(td, th) { border-color: var(--line); color: var(--text) }
  #swagger-ui :is(.parameter__name.required::after, .parameter__name.required span) { color: var(--bad) }
  #swagger-ui .dialog-ux .modal-ux { border-color: var(--line); background: var(--surface) }
  #swagger-ui .dialog-ux .modal-ux :is(.modal-ux-header, .auth-container) { border-color: var(--line) }
  #swagger-ui :is(.arrow, .expand-operation svg, .opblock-control-arrow svg, .model-toggle::after, .json-schema-2020-12-accordion__icon svg) { fill: var(--muted) }
  #swagger-ui :is(.responses-inner, .opblock-body, .responses-table) { background: none }
  #swagger-ui :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
  #swagger-ui .info hgroup.main + div, #swagger-ui .info hgroup.main ~ div { margin-inline: 0 }
  #swagger-ui .wrapper:has(> .information-container), #swagger-ui .information-container.wrapper { max-inline-size: none; padding-inline: 0 }
  #swagger-ui .info :is(pre, table) { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere }
  @media (max-width: 600px) {
    #swagger-ui .wrapper { padding-inline: 16px }
    #swagger-ui :is(.info hgroup.main, .info > div) { padding-inline: 16px }
    #swagger-ui .opblock-tag { flex-wrap: wrap }
    #swagger-ui .opblock-tag small { flex-basis: 100%; order: 2; padding: 0 }
    #swagger-ui .opblock-summary { flex-wrap: wrap }
    #swagger-ui :is(.opblock-summary-description, .response-col_links) { display: none }
    #swagger-ui .scheme-container .schemes { flex-wrap: wrap }
    #swagger-ui :is(input, select, textarea, .servers > label select) { min-inline-size: 0; max-inline-size: 100% }
    #swagger-ui .btn { min-block-size: 44px }
    #swagger-ui :is(.opblock-section-header, .try-out) { flex-wrap: wrap; gap: 8px }
    #swagger-ui .try-out .btn { margin: 0 }
    #swagger-ui .table-container { overflow-x: auto }
  }
`;
