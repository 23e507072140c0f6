import { expect, it } from 'vitest';
import type { z } from 'zod';
import { announcement, announcementsValue, banner, notice, popup } from './content.ts';
import { consolidatedValue, contract } from './contracts.ts';
import { favouriteInput, favourites, game, navigationEntry, recentGames, vendorCategory, winner } from './games.ts';
import { changePasswordInput, memberInfoValue } from './member.ts';
import { redeem } from './points.ts';
import { feedback } from './inbox.ts';
import { forgotByEmailInput, resetByPhoneInput } from './recovery.ts';
import { registrationUser, rule, sendLoginCode } from './registration.ts';
import { login, loginValue } from './session.ts';
import { line, permissionValue } from './system.ts';

/** Field names of each entity, as agreed with the clients. */
const entities: [entity: string, schema: z.ZodObject, fields: string][] = [
  [
    'Game',
    game,
    'nodeId nodeName gameName displayName gameType vassalage gameCode gameClassify isGame isHot freeplay supportPlay showIcon iconUrl lagerIcon',
  ],
  ['Favourite request', favouriteInput, 'nodeId vendor gameType'],
  ['Favourite list', favourites.output, 'content pageNum totalPages'],
  ['Recent list', recentGames.output, 'list totalPages'],
  ['Vendor category', vendorCategory, 'gameCategory cards gameClassify'],
  ['Navigation entry', navigationEntry, 'name gameType page'],
  ['Banner', banner, 'url linkageType groupName'],
  ['Announcement', announcement, 'title startDate content'],
  ['Popup announcement', popup, 'title content execution promotionType'],
  ['Announcement response', announcementsValue, 'banners playerNotices popup promotion'],
  ['Notice', notice, 'id title'],
  ['Member info', memberInfoValue, 'id account userName nickname type'],
  [
    'Registration user',
    registrationUser,
    'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook wechat idNumber referralCode domain countryDialingCode login firebaseChannel firebaseIdToken registerUrl registerMethod fullname zalo telegram birthday addresses nationality occupation sourceOfIncome',
  ],
  ['Login payload', login.input, 'username password captcha type'],
  ['Login response', loginValue, 'token firstTimeLogin passwordExpired'],
  ['Change password', changePasswordInput, 'oldPassword newPassword confirmNewPassword'],
  ['Forgot password by e-mail', forgotByEmailInput, 'username email'],
  ['Forgot password by phone', resetByPhoneInput, 'mobileNum countryDialingCode verificationCode newPassword'],
  ['SMS code response', sendLoginCode.output, 'expiredMinutes'],
  ['Register rule', rule, 'patternId acceptedPattern minLength maxLength'],
  ['Domain route', line, 'domainName idx speed description percentage test type'],
  ['Winner board row', winner, 'vo'],
  ['Winner', winner.shape.vo, 'winAmount'],
  ['Permission response', permissionValue, 'info location maintenance regionRestriction maintenanceEnd'],
  [
    'Permission info',
    permissionValue.shape.info,
    'customerService domainRoute resources whitelabel register mainDomain analytics imageCDNs launchGameCDNs',
  ],
  ['Permission location', permissionValue.shape.location, 'ip'],
  [
    'Consolidated contract flags',
    consolidatedValue,
    'dailysalreqtype divtypereq contracthoursalreq realtimesalreqtype contractmrdailysalinfotype contracthoursalinfo dailysalinfotype divtypeinfo',
  ],
  ['Points and redeem', redeem, 'points amount ratio referenceNumber applicationTime type status remark'],
  ['Contract', contract, 'rate activeMembers periodValidBet periodProfitLoss salary dividend period'],
  ['Public store values', memberInfoValue, 'currencySymbol countryCode hasVip vipLabelName vipRankLevel availablePromoCount language'],
  ['Feedback', feedback.input, 'type content'],
];

it.each(entities)('API-04 %s has the fields of the specification', (_entity, schema, fields) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});
