import { registrationField } from '@site/api/registration';
import { patternIds } from '@site/rules/patterns';
import { supportKind } from '@site/api/system';
import { isIP } from 'node:net';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });

/** An arch with lamps, in a box of 36 by 36. */
const arch = [
  { d: 'M4 9a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v23H4Z', tone: 'action' },
  {
    d: 'M8.5 32V20a4.75 4.75 0 0 1 9.5 0 4.75 4.75 0 0 1 9.5 0v12h-4.6V20.3a.15.15 0 0 0-.3 0V32h-9.2V20.3a.15.15 0 0 0-.3 0V32Z',
    tone: 'onAction',
  },
  ...[9, 15, 21, 27].map((x) => ({ d: `M${x} 7.8a1.7 1.7 0 0 1 0 3.4a1.7 1.7 0 0 1 0-3.4Z`, tone: 'onAction' as const })),
] satisfies Shape[];

interface Shape {
  /** Of an SVG path. */
  d: string;
  /** The brand's token of its colour. */
  tone: 'action' | 'onAction';
}

function isRange(text: string): boolean {
  const [network = '', prefix = ''] = text.split('/');
  const family = isIP(network);
  return family !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** What an operator says of a brand beside how it looks. Nothing of it needs a build. */
export const brandSettings = z.object({
  /** Where the public finds it, without a path; its first host where none is said. */
  origin: address.optional(),
  /** Its lines; the demo's own where none are said. */
  lines: z
    .array(
      z.object({
        domainName: address,
        description: z.string(),
        /** In use, of a hundred. */ percentage: z.int().min(0).max(100).default(0),
      }),
    )
    .default([]),
  /** The ways to reach it, the one to try first leading. `path` is one of ours for WIDGET and CHAT, else an address. */
  customerService: z.array(z.object({ csType: supportKind, path: z.string().regex(/^(\/[\w-]|https:|mailto:|tel:)/) })).default([]),
  /** Who can be chatted with, from one hour of the brand's zone to another; the house's own desks where nobody is named. */
  chat: z
    .array(
      z.object({
        id: z.string().regex(/^[\w-]{1,40}$/),
        name: z.string(),
        url: z.url({ protocol: /^https$/ }),
        from: z.int().min(0).max(23).default(0),
        to: z.int().min(1).max(24).default(24),
      }),
    )
    .default([]),
  /** Places outside that the shell links to, by id. */
  resources: z.record(z.string(), z.object({ url: address, labelNameEn: z.string() })).default({}),
  /** Origins that pictures and games may be had from as well; the browser takes one of them at random. Source: SYS-06. */
  imageCDNs: z.array(address).default([]),
  launchGameCDNs: z.array(address).default([]),
  /** Where visits may be reported to by whoever has agreed; nowhere if empty. Source: SYS-16. */
  analyticsEndpoint: z.union([address, z.literal('')]).default(''),
  /** Networks whose visitors it may not serve, such as 203.0.113.0/24 or 2001:db8::/32. */
  blockedRanges: z.array(z.string().refine(isRange, 'an address range')).default([]),
  /** Hosts outside that banners may lead to. */
  linkHosts: z.array(z.string()).default([]),
  /** How it wants the fields of a registration, where that is otherwise than usual. */
  registration: z
    .partialRecord(
      registrationField,
      z
        .strictObject({ show: z.boolean(), required: z.boolean(), patternId: z.enum(patternIds), minLength: z.int(), maxLength: z.int() })
        .partial(),
    )
    .default({}),
  /** Whole years that a birthday must be ago. Source: spec §5 "Age". */
  birthdayMinAge: z.int().default(21),
  /** Kept with the consent of whoever registers; a change of the terms changes it. */
  termsVersion: z.string().default('1'),
  /** Whether a recovery says that no account has a name and address. Source: design §9 "Username/Email does not exist". */
  saysUnknownAccount: z.boolean().default(false),
  /** Whole minutes until another message may be asked for. */
  resendMinutes: z.int().min(1).default(1),
  /** ISO 3166 code of its market, which choices of a country begin with. */
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .default(''),
  /** Days until a password must be changed, where the flag PWDEXPIRY is on. */
  passwordDays: z.int().min(1).default(90),
  /** With this many failed log-ins a minute, everybody is asked for a captcha. */
  loginFailuresAMinute: z.int().min(1).default(300),
  /** Whether each log-in needs a solved bot check. */
  loginBotCheck: z.boolean().default(false),
  /** Its mark, which icons are drawn from, in a box of 36 by 36. */
  mark: z
    .array(z.object({ d: z.string().regex(/^[\dMLHVCSQTAZmlhvcsqtaz.,\s-]{1,2000}$/), tone: z.enum(['action', 'onAction']) }))
    .default(arch),
});
export type BrandSettings = z.infer<typeof brandSettings>;
/** As somebody writes them: what is usual may be left out. */
export type BrandSettingsInput = z.input<typeof brandSettings>;
