import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Where the folders of the library stand in the sidebar. Titles follow from here, so that no story names its own. */
export const families: Record<string, string[]> = {
  Inputs: [
    'amount-field',
    'captcha-field',
    'code-field',
    'day-range',
    'desk-button',
    'password-field',
    'phone-field',
    'search-field',
    'send-code-button',
    'slider-captcha',
    'text-field',
    'upload-field',
  ],
  Shell: [
    'agent-shell',
    'back-to-top',
    'bottom-bar',
    'category-strip',
    'classify-menu',
    'clock',
    'language-menu',
    'line-picker',
    'load-more',
    'page-title',
    'pagination',
    'right-bar',
    'service-widget',
    'side-menu',
    'site-footer',
    'site-header',
    'theme-switch',
    'top-navigation',
    'vendor-menu',
  ],
  Games: [
    'announcement-list',
    'banner-carousel',
    'draw-countdown',
    'draw-result',
    'game-frame',
    'game-grid',
    'game-tile',
    'notice-marquee',
    'vendor-card',
    'winner-board',
  ],
  Money: [
    'balance',
    'leader-board',
    'mission-card',
    'money',
    'points',
    'promotion-card',
    'qr-code',
    'red-envelope',
    'requirement-bar',
    'reward-card',
    'status-chip',
    'vip-badge',
    'vip-ladder',
    'withdrawal-timeline',
  ],
  Agents: [
    'agent-tree',
    'breakdown-chart',
    'contract-diff',
    'contract-table',
    'contract-terms',
    'export-progress',
    'report-grid',
    'stat-tile',
    'tier-editor',
    'totals-bar',
    'trend-chart',
  ],
  Feedback: [
    'blocked-screen',
    'confirm-dialog',
    'dialog',
    'empty-state',
    'error-state',
    'maintenance-screen',
    'not-found-screen',
    'offline-banner',
    'reality-check',
    'skeletons',
    'toast',
  ],
  Foundations: ['desk-icon', 'icons', 'link', 'theme'],
};

const library = path.resolve(import.meta.dirname, '../packages/ui/src');

/** The folders of the library that hold stories, each with its family; `undefined` where nobody has placed it yet. */
export const storyFolders = () =>
  readdirSync(library, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(library, entry.name)).some((file) => file.endsWith('.stories.tsx')))
    .map(({ name }) => ({ folder: name, family: Object.keys(families).find((family) => families[family]?.includes(name)) }));
