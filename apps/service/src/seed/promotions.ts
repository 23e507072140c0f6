import type { GameType } from '@site/api/common';
import type { PromotionCard } from '@site/api/content';
import type { Offer } from '../rewards/Offer.ts';
import type { HeroArt } from './heroAlts.ts';
import type { InSeedLanguages } from './InSeedLanguages.ts';

interface PromotionWords {
  title: string;
  text: string;
  /** HTML of the terms. */
  content: string;
}

export interface SeedPromotion {
  code: string;
  kind: PromotionCard['kind'];
  /** The only game category of the promotion; null for all. */
  gameType: GameType | null;
  art: HeroArt;
  /** Whole days from the seed's instant: null `from` is not settled yet, null `to` is permanent. */
  days: { from: number | null; to: number | null };
  needsJoining: boolean;
  /** The offer that can be claimed; null where it is counted elsewhere or not yet. */
  offer: Offer | null;
  words: InSeedLanguages<PromotionWords>;
}

/** Promotions in order. Those without dates are not counted yet. */
export const seedPromotions: SeedPromotion[] = [
  {
    code: 'lotus-week',
    kind: 'MISSION',
    gameType: null,
    art: 'lake',
    days: { from: null, to: null },
    needsJoining: true,
    offer: null,
    words: {
      EN: {
        title: 'Lotus week',
        text: 'A small mission for each day of a week. It is being prepared.',
        content:
          '<p>This is what we are preparing. Nothing counts for it yet, and there is nothing to join; the day on which it opens will stand here.</p><h3>How it will work</h3><ol><li>A week has seven small missions.</li><li>Only rounds that are settled after you have joined will count.</li></ol><h3>What it will never ask</h3><ul><li>No mission will ask you to lose, to stake more or to deposit again.</li></ul>',
      },
      BN: {
        title: 'পদ্ম সপ্তাহ',
        text: 'এক সপ্তাহের প্রতিদিন একটি ছোট মিশন। প্রস্তুতি চলছে।',
        content:
          '<p>আমরা এটি প্রস্তুত করছি। এখনো এর জন্য কিছু গোনা হয় না, যোগ দেওয়ারও কিছু নেই; কবে খুলবে তা এখানে লেখা হবে।</p><h3>যেভাবে চলবে</h3><ol><li>এক সপ্তাহে সাতটি ছোট মিশন।</li><li>যোগ দেওয়ার পরে নিষ্পত্তি হওয়া রাউন্ডই শুধু গোনা হবে।</li></ol><h3>যা কখনো চাওয়া হবে না</h3><ul><li>কোনো মিশনে হারতে, বেশি বাজি ধরতে বা আবার জমা দিতে বলা হবে না।</li></ul>',
      },
      AR: {
        title: 'أسبوع اللوتس',
        text: 'مهمة صغيرة لكل يوم من أيام الأسبوع. قيد التحضير.',
        content:
          '<p>هذا ما نحضّره. لا شيء يُحسب له بعد، ولا شيء يُنضم إليه؛ وسيُذكر هنا يوم افتتاحه.</p><h3>كيف سيسير</h3><ol><li>في الأسبوع سبع مهام صغيرة.</li><li>لن تُحسب إلا الجولات المسوّاة بعد انضمامك.</li></ol><h3>ما لن يطلبه أبدًا</h3><ul><li>لن تطلب أي مهمة أن تخسر أو ترفع رهانك أو تودع من جديد.</li></ul>',
      },
      VI: {
        title: 'Tuần hoa sen',
        text: 'Mỗi ngày trong tuần một nhiệm vụ nhỏ. Đang chuẩn bị.',
        content:
          '<p>Đây là điều chúng tôi đang chuẩn bị. Chưa có gì được tính và chưa có gì để tham gia; ngày mở sẽ được ghi ở đây.</p><h3>Sẽ diễn ra thế nào</h3><ol><li>Một tuần có bảy nhiệm vụ nhỏ.</li><li>Chỉ những ván kết toán sau khi bạn tham gia mới được tính.</li></ol><h3>Điều sẽ không bao giờ đòi hỏi</h3><ul><li>Không nhiệm vụ nào đòi bạn phải thua, cược nhiều hơn hay nạp thêm tiền.</li></ul>',
      },
      CN: {
        title: '莲花周',
        text: '一周每天一个小任务，正在筹备中。',
        content:
          '<p>这是我们正在筹备的活动。目前还不计入任何投注，也无需参加；开放日期将公布在这里。</p><h3>活动规则</h3><ol><li>一周有七个小任务。</li><li>只有您参加之后结算的局才会计入。</li></ol><h3>绝不要求</h3><ul><li>任何任务都不会要求您输钱、加大投注或再次存款。</li></ul>',
      },
    },
  },
  {
    code: 'tiger-race',
    kind: 'RACE',
    gameType: 'RNG',
    art: 'tiger',
    days: { from: null, to: null },
    needsJoining: true,
    offer: null,
    words: {
      EN: {
        title: 'The tiger race',
        text: 'Twenty places and one table for valid bets on reels. It is being prepared.',
        content:
          '<p>This is what we are preparing. No bet counts for a table yet; the day on which it opens will stand here.</p><h3>How it will work</h3><ul><li>Valid bets on slots will earn points for the table.</li><li>Who reaches a score first will stand before those who reach it later.</li><li>Your own place will always be shown, wherever it is.</li></ul>',
      },
      BN: {
        title: 'বাঘের দৌড়',
        text: 'রিলে বৈধ বাজির জন্য বিশটি স্থান, একটি তালিকা। প্রস্তুতি চলছে।',
        content:
          '<p>আমরা এটি প্রস্তুত করছি। এখনো কোনো বাজি তালিকার জন্য গোনা হয় না; কবে খুলবে তা এখানে লেখা হবে।</p><h3>যেভাবে চলবে</h3><ul><li>স্লটে বৈধ বাজি তালিকার জন্য পয়েন্ট দেবে।</li><li>যিনি আগে একটি স্কোরে পৌঁছাবেন, তিনি পরে পৌঁছানোদের আগে থাকবেন।</li><li>আপনার নিজের স্থান সব সময় দেখা যাবে।</li></ul>',
      },
      AR: {
        title: 'سباق النمر',
        text: 'عشرون مركزًا وجدول واحد للرهانات الصالحة على البكرات. قيد التحضير.',
        content:
          '<p>هذا ما نحضّره. لا رهان يُحسب لأي جدول بعد، وسيُذكر هنا يوم افتتاحه.</p><h3>كيف سيسير</h3><ul><li>ستكسب الرهانات الصالحة على السلوتس نقاطًا في الجدول.</li><li>من يبلغ رصيدًا أولًا يسبق من يبلغه بعده.</li><li>سيظهر مركزك دائمًا أينما كان.</li></ul>',
      },
      VI: {
        title: 'Cuộc đua của hổ',
        text: 'Hai mươi hạng, một bảng cho cược hợp lệ ở máy slot. Đang chuẩn bị.',
        content:
          '<p>Đây là điều chúng tôi đang chuẩn bị. Chưa có cược nào được tính vào bảng; ngày mở sẽ được ghi ở đây.</p><h3>Sẽ diễn ra thế nào</h3><ul><li>Cược hợp lệ ở máy slot sẽ ghi điểm vào bảng.</li><li>Ai đạt một mức điểm trước sẽ đứng trên người đạt sau.</li><li>Hạng của bạn luôn được hiển thị, dù ở đâu.</li></ul>',
      },
      CN: {
        title: '猛虎竞速',
        text: '二十个名次，一张榜，比老虎机的有效投注。正在筹备中。',
        content:
          '<p>这是我们正在筹备的活动。目前没有投注计入榜单；开放日期将公布在这里。</p><h3>活动规则</h3><ul><li>老虎机的有效投注为您赢得上榜积分。</li><li>积分相同时，先达到者排在前面。</li><li>无论名次高低，您的名次始终可见。</li></ul>',
      },
    },
  },
  {
    code: 'welcome-match',
    kind: 'DEPOSIT',
    gameType: null,
    art: 'cove',
    days: { from: -30, to: null },
    needsJoining: true,
    offer: { kind: 'match', every: 'once', multiple: 10, ratePpm: 500_000, leastCents: 2000, mostCents: 20_000 },
    words: {
      EN: {
        title: 'Half as much again',
        text: 'Join, deposit, and claim half of that deposit on top.',
        content:
          '<h3>How it works</h3><ol><li>Join first: only a deposit that arrives after you have joined counts.</li><li>Claim the bonus before you withdraw: a withdrawal after the deposit ends the claim.</li><li>Before a withdrawal, the deposit and the bonus together have to be played as many times as stands above.</li></ol><h3>What counts</h3><ul><li>Slots, sports and e-sports count in full, fishing by half, live games, lotteries and cockfights by a fifth. PVP does not count.</li><li>You can give the bonus up at any time; your own money stays yours.</li><li>One bonus for each member.</li></ul>',
      },
      BN: {
        title: 'আরও অর্ধেক',
        text: 'যোগ দিন, জমা দিন, আর সেই জমার অর্ধেক বাড়তি দাবি করুন।',
        content:
          '<h3>যেভাবে চলে</h3><ol><li>আগে যোগ দিন: যোগ দেওয়ার পরে আসা জমাই শুধু গোনা হয়।</li><li>উত্তোলনের আগে বোনাস দাবি করুন: জমার পরে উত্তোলন করলে দাবি শেষ হয়ে যায়।</li><li>উত্তোলনের আগে জমা ও বোনাস মিলিয়ে ওপরে লেখা সংখ্যক বার খেলতে হবে।</li></ol><h3>যা গোনা হয়</h3><ul><li>স্লট, খেলাধুলা ও ই-স্পোর্টস পুরোটা, ফিশিং অর্ধেক, লাইভ, লটারি ও মোরগলড়াই পাঁচ ভাগের এক ভাগ। PVP গোনা হয় না।</li><li>যেকোনো সময় বোনাস ছেড়ে দেওয়া যায়; আপনার নিজের টাকা আপনারই থাকে।</li><li>প্রতি সদস্যের জন্য একটি বোনাস।</li></ul>',
      },
      AR: {
        title: 'ونصفه فوقه',
        text: 'انضم وأودِع، ثم اطلب نصف ذلك الإيداع زيادةً عليه.',
        content:
          '<h3>كيف يسير</h3><ol><li>انضم أولًا: لا يُحسب إلا إيداع يصل بعد انضمامك.</li><li>اطلب المكافأة قبل أن تسحب: أي سحب بعد الإيداع ينهي الطلب.</li><li>قبل السحب يجب أن يُلعب الإيداع والمكافأة معًا عدد المرات المذكور أعلاه.</li></ol><h3>ما الذي يُحسب</h3><ul><li>السلوتس والرياضة والرياضات الإلكترونية كاملة، والصيد نصفه، والألعاب الحية واليانصيب وصراع الديوك خُمسها. ولا تُحسب PVP.</li><li>يمكنك التنازل عن المكافأة في أي وقت، ومالك يبقى لك.</li><li>مكافأة واحدة لكل عضو.</li></ul>',
      },
      VI: {
        title: 'Thêm một nửa',
        text: 'Tham gia, nạp tiền và nhận thêm một nửa số tiền nạp.',
        content:
          '<h3>Cách thức</h3><ol><li>Tham gia trước: chỉ khoản nạp đến sau khi bạn tham gia mới được tính.</li><li>Nhận tiền thưởng trước khi rút: rút tiền sau khi nạp thì không nhận được nữa.</li><li>Trước khi rút, tiền nạp và tiền thưởng cộng lại phải được cược đủ số vòng ghi ở trên.</li></ol><h3>Cách tính</h3><ul><li>Máy slot, thể thao và thể thao điện tử tính đủ, bắn cá tính một nửa, game trực tiếp, xổ số và đá gà tính một phần năm. Đối kháng không được tính.</li><li>Bạn có thể bỏ tiền thưởng bất cứ lúc nào; tiền của bạn vẫn là của bạn.</li><li>Mỗi hội viên một lần thưởng.</li></ul>',
      },
      CN: {
        title: '再加一半',
        text: '参加活动并存款，即可领取存款一半的彩金。',
        content:
          '<h3>活动规则</h3><ol><li>请先参加：只有参加之后到账的存款才计入。</li><li>请在提款前领取彩金：存款后一旦提款，即不能再领取。</li><li>提款前，存款与彩金之和须完成上方所示倍数的流水。</li></ol><h3>流水计算</h3><ul><li>老虎机、体育和电子竞技全额计入，捕鱼计一半，真人、彩票和斗鸡计五分之一，棋牌不计入。</li><li>您可以随时放弃彩金，本金仍归您所有。</li><li>每位会员限一次。</li></ul>',
      },
    },
  },
  {
    code: 'evening-reload',
    kind: 'DEPOSIT',
    gameType: null,
    art: 'dusk',
    days: { from: -20, to: 40 },
    needsJoining: true,
    offer: { kind: 'match', every: 'day', multiple: 10, ratePpm: 200_000, leastCents: 5000, mostCents: 10_000 },
    words: {
      EN: {
        title: 'The daily reload',
        text: 'A fifth on top of one deposit a day, when you join that day.',
        content:
          '<ol><li>Join on the day. The first deposit after that, if it is large enough, counts.</li><li>Claim it on the same day and before a withdrawal; what is not claimed by midnight is gone.</li></ol><ul><li>The deposit and the bonus together have to be played as many times as stands above. Games count as they do for every bonus.</li></ul>',
      },
      BN: {
        title: 'প্রতিদিনের রিলোড',
        text: 'যেদিন যোগ দেবেন সেদিন একটি জমার ওপর পাঁচ ভাগের এক ভাগ বাড়তি।',
        content:
          '<ol><li>সেদিনই যোগ দিন। এরপরের প্রথম জমা যথেষ্ট বড় হলে গোনা হবে।</li><li>সেদিনই এবং উত্তোলনের আগে দাবি করুন; মধ্যরাতের মধ্যে দাবি না করলে তা আর থাকে না।</li></ol><ul><li>জমা ও বোনাস মিলিয়ে ওপরে লেখা সংখ্যক বার খেলতে হবে। গেমগুলো সব বোনাসের মতোই গোনা হয়।</li></ul>',
      },
      AR: {
        title: 'شحن كل يوم',
        text: 'خُمس زيادة على إيداع واحد في اليوم الذي تنضم فيه.',
        content:
          '<ol><li>انضم في اليوم نفسه. يُحسب أول إيداع بعد ذلك إن كان كافيًا.</li><li>اطلبه في اليوم نفسه وقبل أي سحب؛ وما لا يُطلب حتى منتصف الليل يزول.</li></ol><ul><li>يجب أن يُلعب الإيداع والمكافأة معًا عدد المرات المذكور أعلاه. وتُحسب الألعاب كما في كل مكافأة.</li></ul>',
      },
      VI: {
        title: 'Nạp lại mỗi ngày',
        text: 'Thêm một phần năm cho một lần nạp trong ngày, khi bạn tham gia ngày đó.',
        content:
          '<ol><li>Tham gia trong ngày. Lần nạp đầu tiên sau đó, nếu đủ lớn, sẽ được tính.</li><li>Nhận ngay trong ngày và trước khi rút tiền; phần chưa nhận đến nửa đêm sẽ mất.</li></ol><ul><li>Tiền nạp và tiền thưởng cộng lại phải được cược đủ số vòng ghi ở trên. Các game được tính như với mọi tiền thưởng.</li></ul>',
      },
      CN: {
        title: '每日续存',
        text: '当天参加，当天一笔存款多得五分之一。',
        content:
          '<ol><li>请在当天参加。此后的第一笔存款若达到金额要求，即计入。</li><li>请在当天、提款之前领取；到午夜未领取即失效。</li></ol><ul><li>存款与彩金之和须完成上方所示倍数的流水。各类游戏的计入比例与其他彩金相同。</li></ul>',
      },
    },
  },
  {
    code: 'weekly-cashback',
    kind: 'REBATE',
    gameType: null,
    art: 'bengal',
    days: { from: -60, to: null },
    needsJoining: false,
    offer: { kind: 'cashback', every: 'week', multiple: 1, ratePpm: 50_000, leastCents: 100, mostCents: 50_000 },
    words: {
      EN: {
        title: 'Cashback of the week',
        text: 'When a week has cost you money, a twentieth of it comes back.',
        content:
          '<ul><li>It counts stakes less payouts of all games, from Monday to Sunday.</li><li>From Monday on you can claim the week before, until the next Sunday.</li><li>It has to be played once before a withdrawal.</li></ul><p>It makes up for a small part of a loss, never for all of it: it is no reason to play on.</p>',
      },
      BN: {
        title: 'সপ্তাহের ক্যাশব্যাক',
        text: 'কোনো সপ্তাহে টাকা গেলে তার বিশ ভাগের এক ভাগ ফিরে আসে।',
        content:
          '<ul><li>সোমবার থেকে রবিবার, সব গেমের বাজি থেকে পাওনা বাদ দিয়ে গোনা হয়।</li><li>সোমবার থেকে পরের রবিবার পর্যন্ত আগের সপ্তাহেরটি দাবি করা যায়।</li><li>উত্তোলনের আগে একবার খেলতে হবে।</li></ul><p>এটি ক্ষতির ছোট একটি অংশ ফেরায়, কখনো পুরোটা নয়: আরও খেলার কারণ এটি নয়।</p>',
      },
      AR: {
        title: 'استرجاع الأسبوع',
        text: 'إذا كلّفك أسبوع مالًا عاد إليك جزء من عشرين منه.',
        content:
          '<ul><li>تُحسب الرهانات ناقص المدفوعات في كل الألعاب من الاثنين إلى الأحد.</li><li>من الاثنين يمكنك طلب الأسبوع السابق حتى الأحد التالي.</li><li>يجب أن يُلعب مرة واحدة قبل السحب.</li></ul><p>يعوّض جزءًا صغيرًا من الخسارة ولا يعوّضها كلها أبدًا، فليس سببًا لمواصلة اللعب.</p>',
      },
      VI: {
        title: 'Hoàn tiền tuần',
        text: 'Tuần nào bạn bị lỗ, một phần hai mươi sẽ quay lại.',
        content:
          '<ul><li>Tính bằng tiền cược trừ tiền trả thưởng của mọi game, từ thứ Hai đến Chủ nhật.</li><li>Từ thứ Hai, bạn có thể nhận phần của tuần trước, cho đến Chủ nhật kế tiếp.</li><li>Phải cược một vòng trước khi rút.</li></ul><p>Khoản này chỉ bù một phần nhỏ của số lỗ, không bao giờ bù hết: đó không phải lý do để chơi tiếp.</p>',
      },
      CN: {
        title: '每周返现',
        text: '一周下来若有亏损，返还二十分之一。',
        content:
          '<ul><li>按周一至周日所有游戏的投注额减派彩计算。</li><li>从周一起可领取上一周的返现，截至下一个周日。</li><li>提款前须完成一倍流水。</li></ul><p>返现只弥补亏损的一小部分，绝不会弥补全部：它不是继续玩的理由。</p>',
      },
    },
  },
  {
    code: 'lantern-raffle',
    kind: 'RACE',
    gameType: null,
    art: 'rickshaw',
    days: { from: -10, to: null },
    needsJoining: false,
    offer: {
      kind: 'raffle',
      every: 'day',
      multiple: 1,
      leastCents: 1000,
      prizes: [
        { cents: 10_000, chancePpm: 500 },
        { cents: 1000, chancePpm: 10_000 },
        { cents: 200, chancePpm: 80_000 },
        { cents: 50, chancePpm: 400_000 },
      ],
    },
    words: {
      EN: {
        title: 'The lantern raffle',
        text: 'One draw a day for everybody who has played that day.',
        content:
          '<ul><li>Prizes and chances stand above. A draw that wins nothing says so.</li><li>The hash of the day’s seed is shown before you draw, the seed itself on the next day, so that you can repeat your draw.</li><li>A prize has to be played once before a withdrawal.</li></ul>',
      },
      BN: {
        title: 'লণ্ঠন র‍্যাফল',
        text: 'যিনি সেদিন খেলেছেন তাঁর জন্য দিনে একটি ড্র।',
        content:
          '<ul><li>পুরস্কার ও সম্ভাবনা ওপরে লেখা আছে। কিছু না জিতলে তা-ও বলা হয়।</li><li>ড্রয়ের আগে সেদিনের সিডের হ্যাশ, আর পরের দিন সিডটিই দেখানো হয়, যাতে আপনি নিজে মিলিয়ে দেখতে পারেন।</li><li>উত্তোলনের আগে পুরস্কার একবার খেলতে হবে।</li></ul>',
      },
      AR: {
        title: 'سحب الفوانيس',
        text: 'سحب واحد في اليوم لكل من لعب في ذلك اليوم.',
        content:
          '<ul><li>الجوائز واحتمالاتها مذكورة أعلاه. وإن لم يربح السحب شيئًا قيل ذلك.</li><li>تظهر بصمة بذرة اليوم قبل أن تسحب، والبذرة نفسها في اليوم التالي، لتعيد سحبك بنفسك.</li><li>يجب أن تُلعب الجائزة مرة واحدة قبل السحب.</li></ul>',
      },
      VI: {
        title: 'Rút thăm đèn lồng',
        text: 'Mỗi ngày một lượt rút thăm cho tất cả những ai đã chơi trong ngày.',
        content:
          '<ul><li>Giải thưởng và cơ hội trúng ghi ở trên. Lượt không trúng sẽ báo rõ.</li><li>Mã băm của hạt giống trong ngày hiện ra trước khi bạn rút thăm, còn chính hạt giống hiện vào ngày hôm sau, để bạn tính lại được lượt của mình.</li><li>Giải thưởng phải được cược một vòng trước khi rút.</li></ul>',
      },
      CN: {
        title: '灯笼抽奖',
        text: '当天玩过的人，每天可抽奖一次。',
        content:
          '<ul><li>奖品和中奖几率见上方。未中奖也会明确告知。</li><li>您抽奖之前会显示当天种子的哈希值，次日公开种子本身，您可以据此重新计算自己的抽奖。</li><li>奖金提款前须完成一倍流水。</li></ul>',
      },
    },
  },
  {
    code: 'bring-your-rank',
    kind: 'VIP',
    gameType: null,
    art: 'salon',
    days: { from: -15, to: null },
    needsJoining: false,
    offer: { kind: 'review', every: 'once', multiple: 5, mostCents: 1800, needsPictures: true },
    words: {
      EN: {
        title: 'A welcome for your rank',
        text: 'Show us the rank that you hold elsewhere, and get a welcome for it.',
        content:
          '<ol><li>Send one to three pictures that show your name and your rank at another house.</li><li>We look at them and answer in your messages.</li></ol><ul><li>Once for each member. The bonus has to be played as many times as stands above.</li></ul>',
      },
      BN: {
        title: 'আপনার র‍্যাঙ্কের অভ্যর্থনা',
        text: 'অন্য কোথাও আপনার যে র‍্যাঙ্ক, তা দেখান আর তার জন্য অভ্যর্থনা নিন।',
        content:
          '<ol><li>এক থেকে তিনটি ছবি পাঠান, যাতে অন্য জায়গায় আপনার নাম ও র‍্যাঙ্ক দেখা যায়।</li><li>আমরা দেখে আপনার বার্তায় উত্তর দেব।</li></ol><ul><li>প্রতি সদস্যের জন্য একবার। বোনাসটি ওপরে লেখা সংখ্যক বার খেলতে হবে।</li></ul>',
      },
      AR: {
        title: 'ترحيب برتبتك',
        text: 'أرِنا رتبتك في مكان آخر، ونرحّب بك من أجلها.',
        content:
          '<ol><li>أرسل صورة إلى ثلاث صور يظهر فيها اسمك ورتبتك في مكان آخر.</li><li>ننظر فيها ونجيبك في رسائلك.</li></ol><ul><li>مرة لكل عضو. ويجب أن تُلعب المكافأة عدد المرات المذكور أعلاه.</li></ul>',
      },
      VI: {
        title: 'Chào mừng theo hạng của bạn',
        text: 'Cho chúng tôi xem hạng của bạn ở nơi khác và nhận quà chào mừng tương xứng.',
        content:
          '<ol><li>Gửi một đến ba ảnh có tên và hạng của bạn ở nhà cái khác.</li><li>Chúng tôi xem và trả lời trong tin nhắn của bạn.</li></ol><ul><li>Mỗi hội viên một lần. Tiền thưởng phải được cược đủ số vòng ghi ở trên.</li></ul>',
      },
      CN: {
        title: '等级迎新礼',
        text: '出示您在别处的等级，即可领取相应的迎新礼。',
        content:
          '<ol><li>发送一至三张图片，显示您在其他平台的姓名和等级。</li><li>我们审核后在站内信中答复您。</li></ol><ul><li>每位会员限一次。彩金须完成上方所示倍数的流水。</li></ul>',
      },
    },
  },
  {
    code: 'daily-rebate',
    kind: 'REBATE',
    gameType: null,
    art: 'dawn',
    days: { from: -60, to: null },
    needsJoining: false,
    offer: null,
    words: {
      EN: {
        title: 'A rebate on valid bets',
        text: 'Part of every valid bet, win or lose.',
        content:
          '<ul><li>The rate of each kind of game depends on your rank; both stand in the member centre under Manual rebate.</li><li>Claim it at any time; what is not claimed by the end of the day is credited by itself the next morning.</li><li>It has to be played once before a withdrawal.</li></ul>',
      },
      BN: {
        title: 'বৈধ বাজিতে রিবেট',
        text: 'জিতুন বা হারুন, প্রতিটি বৈধ বাজির একটি অংশ।',
        content:
          '<ul><li>প্রতিটি ধরনের গেমের হার আপনার র‍্যাঙ্কের ওপর নির্ভর করে; দুটিই সদস্য কেন্দ্রের ম্যানুয়াল রিবেটে লেখা আছে।</li><li>যেকোনো সময় দাবি করুন; দিনশেষে দাবি না করা অংশ পরদিন সকালে আপনা থেকেই জমা হয়।</li><li>উত্তোলনের আগে একবার খেলতে হবে।</li></ul>',
      },
      AR: {
        title: 'استرداد على الرهانات الصالحة',
        text: 'جزء من كل رهان صالح، ربحت أم خسرت.',
        content:
          '<ul><li>نسبة كل نوع من الألعاب تتبع رتبتك، وكلاهما في مركز الأعضاء ضمن الاسترداد اليدوي.</li><li>اطلبه متى شئت؛ وما لم يُطلب حتى نهاية اليوم يُضاف تلقائيًا في الصباح التالي.</li><li>يجب أن يُلعب مرة واحدة قبل السحب.</li></ul>',
      },
      VI: {
        title: 'Hoàn trả theo cược hợp lệ',
        text: 'Nhận lại một phần của mọi cược hợp lệ, dù thắng hay thua.',
        content:
          '<ul><li>Tỷ lệ của từng loại game tùy theo hạng của bạn; cả hai nằm trong mục Hoàn trả thủ công của trung tâm hội viên.</li><li>Nhận bất cứ lúc nào; phần chưa nhận đến cuối ngày sẽ tự được cộng vào sáng hôm sau.</li><li>Phải cược một vòng trước khi rút.</li></ul>',
      },
      CN: {
        title: '有效投注返水',
        text: '每笔有效投注都有返水，不论输赢。',
        content:
          '<ul><li>各类游戏的返水比例取决于您的等级，两者都在会员中心的“手动返水”里。</li><li>随时可以领取；当天结束时未领取的，次日早上自动入账。</li><li>提款前须完成一倍流水。</li></ul>',
      },
    },
  },
  {
    code: 'bring-a-friend',
    kind: 'REFERRAL',
    gameType: null,
    art: 'river',
    days: { from: -60, to: null },
    needsJoining: false,
    offer: null,
    words: {
      EN: {
        title: 'Bring a friend',
        text: 'A reward for both when a friend has joined and played.',
        content:
          '<ol><li>Your link, your code and what a friend has to do stand in the member centre under Invite friends.</li><li>Claim the reward there once your friend counts; your friend gets theirs at the same time.</li></ol><ul><li>One reward for each friend, device and payee.</li><li>It has to be played once before a withdrawal.</li></ul>',
      },
      BN: {
        title: 'বন্ধু আনুন',
        text: 'বন্ধু যোগ দিয়ে খেললে দুজনেরই পুরস্কার।',
        content:
          '<ol><li>আপনার লিংক, কোড আর বন্ধুকে কী করতে হবে, তা সদস্য কেন্দ্রের বন্ধু আমন্ত্রণ পাতায় লেখা আছে।</li><li>বন্ধু গোনা হলে সেখানেই পুরস্কার দাবি করুন; বন্ধুও একই সময়ে তাঁরটি পান।</li></ol><ul><li>প্রতি বন্ধু, ডিভাইস ও প্রাপকের জন্য একটি পুরস্কার।</li><li>উত্তোলনের আগে একবার খেলতে হবে।</li></ul>',
      },
      AR: {
        title: 'ادعُ صديقًا',
        text: 'مكافأة لكليكما عندما ينضم صديقك ويلعب.',
        content:
          '<ol><li>رابطك ورمزك وما على صديقك فعله في مركز الأعضاء ضمن دعوة الأصدقاء.</li><li>اطلب المكافأة هناك متى حُسب صديقك، ويحصل صديقك على مكافأته في الوقت نفسه.</li></ol><ul><li>مكافأة واحدة لكل صديق وجهاز ومستفيد.</li><li>يجب أن تُلعب مرة واحدة قبل السحب.</li></ul>',
      },
      VI: {
        title: 'Rủ bạn cùng chơi',
        text: 'Quà cho cả hai khi người bạn mời đã tham gia và chơi.',
        content:
          '<ol><li>Liên kết, mã mời và những gì bạn bè cần làm nằm trong mục Mời bạn bè của trung tâm hội viên.</li><li>Nhận quà ở đó khi người bạn mời đã đạt điều kiện; người ấy nhận phần của mình cùng lúc.</li></ol><ul><li>Mỗi người bạn, mỗi thiết bị và mỗi người nhận tiền một lần quà.</li><li>Phải cược một vòng trước khi rút.</li></ul>',
      },
      CN: {
        title: '邀友同乐',
        text: '好友加入并开始游戏后，双方都有奖励。',
        content:
          '<ol><li>您的链接、邀请码以及好友需要完成的条件，都在会员中心的“邀请好友”里。</li><li>好友达到条件后，您可在那里领取奖励，好友的奖励同时到账。</li></ol><ul><li>每位好友、每台设备、每位收款人限一次奖励。</li><li>提款前须完成一倍流水。</li></ul>',
      },
    },
  },
  {
    code: 'harbour-nights',
    kind: 'MISSION',
    gameType: 'FISH',
    art: 'harbour',
    days: { from: null, to: null },
    needsJoining: true,
    offer: null,
    words: {
      EN: {
        title: 'Harbour nights',
        text: 'Seven evenings of fishing games. It is being prepared.',
        content:
          '<p>This is what we are preparing. No fishing game counts for it yet; the day on which it opens will stand here.</p><ul><li>Each fishing game that you try for the first time will count, twenty at most.</li></ul>',
      },
      BN: {
        title: 'বন্দরের রাত',
        text: 'সাত সন্ধ্যার ফিশিং গেম। প্রস্তুতি চলছে।',
        content:
          '<p>আমরা এটি প্রস্তুত করছি। এখনো কোনো ফিশিং গেম এর জন্য গোনা হয় না; কবে খুলবে তা এখানে লেখা হবে।</p><ul><li>প্রথমবার খেলা প্রতিটি ফিশিং গেম গোনা হবে, সর্বোচ্চ বিশটি।</li></ul>',
      },
      AR: {
        title: 'ليالي الميناء',
        text: 'سبع أمسيات من ألعاب الصيد. قيد التحضير.',
        content:
          '<p>هذا ما نحضّره. لا تُحسب له أي لعبة صيد بعد، وسيُذكر هنا يوم افتتاحه.</p><ul><li>ستُحسب كل لعبة صيد تجربها لأول مرة، عشرون على الأكثر.</li></ul>',
      },
      VI: {
        title: 'Đêm bến cảng',
        text: 'Bảy buổi tối với game bắn cá. Đang chuẩn bị.',
        content:
          '<p>Đây là điều chúng tôi đang chuẩn bị. Chưa có game bắn cá nào được tính; ngày mở sẽ được ghi ở đây.</p><ul><li>Mỗi game bắn cá bạn thử lần đầu sẽ được tính, tối đa hai mươi game.</li></ul>',
      },
      CN: {
        title: '港湾之夜',
        text: '七个夜晚的捕鱼游戏，正在筹备中。',
        content:
          '<p>这是我们正在筹备的活动。目前没有捕鱼游戏计入；开放日期将公布在这里。</p><ul><li>每个首次尝试的捕鱼游戏都会计入，最多二十个。</li></ul>',
      },
    },
  },
];
