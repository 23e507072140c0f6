import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteFooter } from './SiteFooter';

const link = (label: string, href: string) => ({ label, href });

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  args: {
    responsible: {
      title: 'Play within your limits',
      text: 'Decide before you start. Limits apply at once; raising them takes a day.',
      minAge: 18,
      links: [
        link('Set limits', '/limits'),
        link('Take a break', '/break'),
        link('Exclude myself', '/exclusion'),
        link('Reality check', '/reality-check'),
        link('Get help', '/help'),
      ],
    },
    columns: [
      {
        title: 'Play',
        links: [
          link('Slots', '/rng'),
          link('Live', '/live'),
          link('Fishing', '/fish'),
          link('Sports', '/#SPORTS'),
          link('Lottery', '/#ELOTT'),
        ],
      },
      {
        title: 'Rewards',
        links: [
          link('Promotions', '/promotions'),
          link('Mission activity', '/missions'),
          link('Manual rebate', '/rebate'),
          link('Reward centre', '/rewards'),
          link('VIP', '/vip'),
        ],
      },
      {
        title: 'Company',
        links: [
          link('Agents', '/agent'),
          link('Customer service', '/service'),
          link('Help centre', '/faq'),
          link('Announcements', '/news'),
        ],
      },
      {
        title: 'Legal',
        links: [
          link('Terms', '/terms'),
          link('User protocol', '/protocol'),
          link('Privacy', '/privacy'),
          link('Fair play: verify a round', '/fair'),
        ],
      },
    ],
    vendors: { label: 'Vendors', names: ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] },
    copyright: '© 2026 Marquee',
    note: 'Demo: play money only.',
    onNavigate: fn(),
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SHL-05: on phones a heading opens its links. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('button', { name: 'Rewards' });
    await expect(canvas.queryByRole('link', { name: 'VIP' })).toBeNull();
    await userEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'VIP' })).toBeVisible();
    await userEvent.click(heading);
    await expect(canvas.queryByRole('link', { name: 'VIP' })).toBeNull();
  },
};

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    const foot = canvas.getByRole('contentinfo');
    const safe = canvas.getByRole('region', { name: 'Play within your limits' });
    await expect(foot.firstElementChild).toBe(safe);
    await expect(safe).toHaveTextContent('18+');
    const limits = canvas.getByRole('link', { name: 'Set limits' });
    await userEvent.click(limits);
    await expect(args.onNavigate).toHaveBeenCalledWith('/limits');
    await expect(canvas.getByRole('navigation', { name: 'Legal' })).toBeVisible();
    limits.blur();
  },
};

/** A brand with a licence and few pages: missing parts take no space. */
export const Little: Story = {
  args: {
    responsible: { title: 'Play within your limits', text: 'For adults only.', minAge: 21 },
    columns: [{ title: 'Play', links: [link('Slots', '/rng'), link('Live', '/live')] }],
    vendors: undefined,
    licence: 'Operated by Riverside Play Ltd, licence 4711/2026 of the Gaming Board.',
    note: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21+')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Arabic: Story = {
  globals: { language: 'AR', viewport: { value: 'desk' } },
  args: {
    responsible: {
      title: 'العب ضمن حدودك',
      text: 'قرر قبل أن تبدأ. تسري الحدود فورًا، ورفعها يستغرق يومًا.',
      minAge: 18,
      links: [
        link('ضع حدودًا', '/limits'),
        link('خذ استراحة', '/break'),
        link('استبعاد ذاتي', '/exclusion'),
        link('اطلب المساعدة', '/help'),
      ],
    },
    columns: [
      { title: 'العب', links: [link('سلوتس', '/rng'), link('مباشر', '/live'), link('صيد السمك', '/fish')] },
      { title: 'المكافآت', links: [link('العروض', '/promotions'), link('المهام', '/missions'), link('كبار اللاعبين', '/vip')] },
      { title: 'الشركة', links: [link('الوكلاء', '/agent'), link('خدمة العملاء', '/service')] },
      { title: 'قانوني', links: [link('الشروط', '/terms'), link('الخصوصية', '/privacy')] },
    ],
    vendors: { label: 'المزودون', names: ['PG', 'EG2', 'PT', 'JDB'] },
    note: 'نسخة تجريبية: أموال لعب فقط.',
  },
};

export const Bengali: Story = {
  globals: { language: 'BN', viewport: { value: 'desk' } },
  args: {
    responsible: {
      title: 'নিজের সীমার মধ্যে খেলুন',
      text: 'শুরুর আগেই ঠিক করুন। সীমা সঙ্গে সঙ্গে কার্যকর হয়; বাড়াতে এক দিন লাগে।',
      minAge: 18,
      links: [link('সীমা ঠিক করুন', '/limits'), link('বিরতি নিন', '/break'), link('সাহায্য নিন', '/help')],
    },
    columns: [
      { title: 'খেলুন', links: [link('স্লট', '/rng'), link('লাইভ', '/live'), link('মাছ ধরা', '/fish')] },
      { title: 'পুরস্কার', links: [link('প্রমোশন', '/promotions'), link('মিশন', '/missions'), link('ভিআইপি', '/vip')] },
      { title: 'কোম্পানি', links: [link('এজেন্ট', '/agent'), link('গ্রাহকসেবা', '/service')] },
      { title: 'আইনি', links: [link('শর্তাবলি', '/terms'), link('গোপনীয়তা', '/privacy')] },
    ],
    vendors: { label: 'গেম নির্মাতা', names: ['PG', 'EG2', 'PT', 'JDB'] },
    copyright: '© ২০২৬ খেলা',
    note: 'ডেমো: শুধু খেলার টাকা।',
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    responsible: {
      title: 'Verantwortungsvolles Spielen innerhalb Ihrer Grenzen',
      text: 'Entscheiden Sie vor dem Beginn, wie viel Zeit und Geld ein Spiel kosten darf. Nur für Erwachsene.',
      minAge: 18,
      links: [link('Einzahlungsgrenzen festlegen', '/limits'), link('Selbstausschluss beantragen', '/exclusion')],
    },
    columns: [
      { title: 'Unternehmen', links: [link('Partnerschaftsprogramm', '/agent'), link('Kundendienst und Ansprechpartner', '/service')] },
      { title: 'Rechtliches', links: [link('Datenschutzgrundverordnung', '/privacy'), link('Nutzungsbedingungen', '/terms')] },
    ],
  },
};
