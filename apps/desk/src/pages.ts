import type { DeskAct } from '@site/api/deskRoles';
import type { IconProps } from '@site/ui/Icon';
import { lazyChunk } from '@site/ui/lazyChunk';
import type { ComponentType } from 'react';
import type operator from '../../../locales/EN/operator.json';

type NameOf<Key> = Key extends `page.${infer Name}` ? Name : never;

export interface DeskPage {
  /** Address below /operator. */
  path: string;
  /** Key of the title below `page.`. */
  name: NameOf<keyof typeof operator>;
  icon: IconProps['name'];
  group: 'work' | 'offer' | 'house';
  /** Act that a role needs. */
  act: DeskAct;
  Page: ComponentType;
}

/** Pages of the desk in the order of the menu. The first that the role may open is the start page. Source: OPR-01 to OPR-09. */
export const pages = [
  {
    path: 'queues',
    name: 'queues',
    icon: 'check',
    group: 'work',
    act: 'readQueues',
    Page: lazyChunk(() => import('./pages/queues/QueuesPage')),
  },
  {
    path: 'chats',
    name: 'chats',
    icon: 'message',
    group: 'work',
    act: 'decideCases',
    Page: lazyChunk(() => import('./pages/chats/ChatsPage')),
  },
  {
    path: 'members',
    name: 'members',
    icon: 'users',
    group: 'work',
    act: 'readMembers',
    Page: lazyChunk(() => import('./pages/members/MembersPage')),
  },
  {
    path: 'adjustments',
    name: 'adjustments',
    icon: 'transfer',
    group: 'work',
    act: 'adjust',
    Page: lazyChunk(() => import('./pages/adjustments/AdjustmentsPage')),
  },
  {
    path: 'content',
    name: 'content',
    icon: 'notice',
    group: 'offer',
    act: 'writeContent',
    Page: lazyChunk(() => import('./pages/content/ContentPage')),
  },
  {
    path: 'catalogue',
    name: 'catalogue',
    icon: 'slots',
    group: 'offer',
    act: 'changeCatalogue',
    Page: lazyChunk(() => import('./pages/catalogue/CataloguePage')),
  },
  {
    path: 'campaigns',
    name: 'campaigns',
    icon: 'gift',
    group: 'offer',
    act: 'runCampaigns',
    Page: lazyChunk(() => import('./pages/campaigns/CampaignsPage')),
  },
  {
    path: 'status',
    name: 'status',
    icon: 'gauge',
    group: 'house',
    act: 'changeBrand',
    Page: lazyChunk(() => import('./pages/status/StatusPage')),
  },
  {
    path: 'books',
    name: 'books',
    icon: 'plot',
    group: 'house',
    act: 'readBooks',
    Page: lazyChunk(() => import('./pages/books/BooksPage')),
  },
  { path: 'jobs', name: 'jobs', icon: 'clock', group: 'house', act: 'readBooks', Page: lazyChunk(() => import('./pages/jobs/JobsPage')) },
  {
    path: 'brand',
    name: 'brand',
    icon: 'star',
    group: 'house',
    act: 'changeBrand',
    Page: lazyChunk(() => import('./pages/brand/BrandPage')),
  },
  {
    path: 'settings',
    name: 'settings',
    icon: 'tools',
    group: 'house',
    act: 'changeBrand',
    Page: lazyChunk(() => import('./pages/settings/SettingsPage')),
  },
  {
    path: 'colleagues',
    name: 'colleagues',
    icon: 'key',
    group: 'house',
    act: 'manageColleagues',
    Page: lazyChunk(() => import('./pages/colleagues/ColleaguesPage')),
  },
  {
    path: 'proposals',
    name: 'proposals',
    icon: 'users',
    group: 'house',
    act: 'decideProposals',
    Page: lazyChunk(() => import('./pages/proposals/ProposalsPage')),
  },
  { path: 'log', name: 'log', icon: 'records', group: 'house', act: 'readLog', Page: lazyChunk(() => import('./pages/log/LogPage')) },
] as const satisfies DeskPage[];

export const addressOf = ({ path }: Pick<DeskPage, 'path'>) => `/operator/${path}`;
