import { gameType } from '@site/api/common';
import { contentChoices } from '@site/api/operatorContent';
import { pictureAddress } from '../art/pictureAddress.ts';
import { accept, handle } from '../http/handle.ts';
import { artist } from '../vendors/createVendors.ts';
import { readArts } from './contentFault.ts';
import { bannerGroups, helpSorts, missionSorts, popupSorts, postSorts, promotionSorts } from './contentKinds.ts';

/** Lists what an editor may choose from: the brand's languages, pictures, places and targets. Source: OPR-03. */
export default handle(contentChoices, async ({ merchant, services: { db, brands, catalogue } }) => {
  const [{ brand, settings, closedTypes }, names, banners, promotions, { artVersions }] = await Promise.all([
    brands.of(merchant),
    readArts(db, merchant),
    db.selectFrom('banner').where('merchant', '=', merchant).select(['art', 'words']).execute(),
    db.selectFrom('promotion').where('merchant', '=', merchant).select(['code', 'art', 'words']).orderBy('position').execute(),
    catalogue.read(),
  ]);
  const version = artVersions.get(artist) ?? '';
  const addressOf = (name: string, crop: string) => pictureAddress(`/art/hero/${name}-${crop}.avif`, version);
  const isOpen = (type: string) => !closedTypes.some((closed) => closed === type);
  return accept({
    languages: brand.languages,
    mainLanguage: brand.defaultLanguage,
    arts: names.map((name) => {
      const { words = {} } = [...banners, ...promotions].find(({ art }) => art === name) ?? {};
      return {
        name,
        url: addressOf(name, 'light-desktop-960'),
        urlDark: addressOf(name, 'dark-desktop-960'),
        phoneUrl: addressOf(name, 'light-phone-600'),
        phoneUrlDark: addressOf(name, 'dark-phone-600'),
        alts: Object.fromEntries(Object.entries(words).flatMap(([code, { alt }]) => (alt ? [[code, alt]] : []))),
      };
    }),
    groups: bannerGroups.filter((group) => isOpen(group.slice('w_'.length).toUpperCase())),
    categories: gameType.options.filter(isOpen),
    promotions: promotions.map(({ code, words }) => ({ code, title: words[brand.defaultLanguage]?.['title'] ?? code })),
    linkHosts: settings.linkHosts,
    promotionSorts,
    popupSorts,
    postSorts,
    helpSorts,
    missionSorts,
  });
});
