import type { Client } from '@site/api/client';
import type { InitialData } from '@site/api/page';
import { Answer } from './Answer';

/** Announcements, offers, help and the app: data of the content pages. */
export class ContentStore {
  readonly announcements: Answer<'announcements'>;
  /** Banners of every group; the lobby includes its own. */
  readonly banners: Answer<'announcements'>;
  readonly promotions: Answer<'promotions'>;
  readonly promotion: Answer<'promotion'>;
  readonly tournaments: Answer<'tournaments'>;
  readonly help: Answer<'helpCentre'>;
  readonly download: Answer<'download'>;
  /** Results of the server-rendered page. */
  readonly results: InitialData['results'];
  /** Articles of the server-rendered page. */
  readonly posts: InitialData['posts'];
  readonly post: InitialData['post'];
  /** Jackpots of the server-rendered page. */
  readonly jackpots: InitialData['jackpots'];

  constructor(
    api: Client,
    { announcements, promotions, promotion, help, download, jackpots, results, tournaments, posts, post }: InitialData,
  ) {
    this.announcements = new Answer(api, 'announcements', { input: announcementsQuery, value: announcements });
    this.banners = new Answer(api, 'announcements');
    this.promotions = new Answer(api, 'promotions', { input: {}, value: promotions });
    this.promotion = new Answer(api, 'promotion', { input: { id: promotion?.id ?? '' }, value: promotion });
    this.tournaments = new Answer(api, 'tournaments', { input: {}, value: tournaments });
    this.help = new Answer(api, 'helpCentre', { input: {}, value: help });
    this.results = results;
    this.posts = posts;
    this.post = post;
    this.jackpots = jackpots;
    this.download = new Answer(api, 'download', { input: {}, value: download });
  }
}

/** Source: LOB-22. */
export const announcementsQuery = { types: 'H', platform: 'W' } as const;
export const bannersQuery = { types: 'B', platform: 'W' } as const;
