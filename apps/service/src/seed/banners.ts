import type { Banner } from '@site/api/content';
import type { HeroArt } from './heroAlts.ts';
import type { InSeedLanguages } from './InSeedLanguages.ts';

interface BannerWords {
  overline: string;
  title: string;
  text: string;
}

export interface SeedBanner {
  group: string;
  art: HeroArt;
  linkageType: Banner['linkageType'];
  /** A game's code, a game category, a promotion's code or an https address, depending on `linkageType`. */
  target: string;
  words: InSeedLanguages<BannerWords>;
}

/** Banners of every group, in order. A brand with banners of its own in a group has those alone. */
export const seedBanners: SeedBanner[] = [
  {
    group: 'w_home',
    art: 'tiger',
    linkageType: 'GAME',
    target: 'gold-tiger',
    words: {
      EN: {
        overline: 'New on reels',
        title: 'Make way for the tiger',
        text: 'Lanterns are lit, the reels are turning, and the whole old quarter is waiting.',
      },
      BN: {
        overline: 'রিলে নতুন',
        title: 'পথ ছাড়ুন, বাঘ আসছে',
        text: 'লণ্ঠন জ্বলে উঠেছে, রিল ঘুরছে, আর পুরোনো শহর অপেক্ষায়।',
      },
      AR: {
        overline: 'جديد البكرات',
        title: 'أفسحوا الطريق للنمر',
        text: 'أُضيئت الفوانيس ودارت البكرات، والحي القديم كله في الانتظار.',
      },
      VI: { overline: 'Slot mới', title: 'Nhường đường cho hổ', text: 'Đèn lồng đã thắp, guồng đang quay, cả khu phố cổ đang chờ.' },
      CN: { overline: '老虎机新作', title: '猛虎驾到', text: '灯笼亮起，转轮飞转，整座老城都在等您。' },
    },
  },
  {
    group: 'w_home',
    art: 'orbit',
    linkageType: 'GAME',
    target: 'orbit-crash',
    words: {
      EN: {
        overline: 'Ready for lift-off',
        title: 'One seat left to orbit',
        text: 'A red rocket and an open sky. Change your seed, and your rounds can be verified.',
      },
      BN: {
        overline: 'উড্ডয়নের জন্য প্রস্তুত',
        title: 'কক্ষপথে আর একটি আসন',
        text: 'লাল রকেট আর খোলা আকাশ। সিড বদলালেই রাউন্ডগুলো যাচাই করা যায়।',
      },
      AR: {
        overline: 'جاهز للإقلاع',
        title: 'بقي مقعد إلى المدار',
        text: 'صاروخ أحمر وسماء مفتوحة. غيّر بذرتك فيمكنك التحقق من جولاتك.',
      },
      VI: {
        overline: 'Sẵn sàng cất cánh',
        title: 'Còn một ghế lên quỹ đạo',
        text: 'Tên lửa đỏ và bầu trời rộng mở. Đổi hạt giống là kiểm chứng được các ván của bạn.',
      },
      CN: { overline: '准备升空', title: '还剩一个座位飞向轨道', text: '红色火箭，辽阔天空。更换种子，即可验证您的每一局。' },
    },
  },
  {
    group: 'w_home',
    art: 'dusk',
    linkageType: 'GAME',
    target: 'sun-pharaoh',
    words: {
      EN: {
        overline: 'From Obelisk',
        title: 'The king receives today',
        text: 'Walk the avenue of pyramids and see what has been kept for you.',
      },
      BN: {
        overline: 'ওবেলিস্ক থেকে',
        title: 'রাজা আজ দেখা দেবেন',
        text: 'পিরামিডের পথ ধরে হাঁটুন, দেখুন আপনার জন্য কী রাখা আছে।',
      },
      AR: {
        overline: 'من أوبليسك',
        title: 'الملك يستقبل اليوم',
        text: 'امشِ في طريق الأهرام وانظر ماذا حُفظ لك.',
      },
      VI: {
        overline: 'Từ Obelisk',
        title: 'Hôm nay nhà vua tiếp khách',
        text: 'Bước dọc đại lộ kim tự tháp và xem thứ gì được giữ cho bạn.',
      },
      CN: { overline: '来自 Obelisk', title: '今日法老接见', text: '走过金字塔大道，看看为您留了什么。' },
    },
  },
  {
    group: 'w_home',
    art: 'lake',
    linkageType: 'GAME',
    target: 'moon-lotus',
    words: {
      EN: {
        overline: 'A quieter game',
        title: 'Soft light on the lotus',
        text: 'Still water, small stakes: a game for the end of the day.',
      },
      BN: {
        overline: 'একটু শান্ত খেলা',
        title: 'পদ্মের গায়ে নরম আলো',
        text: 'স্থির জল, ছোট বাজি: দিনশেষের খেলা।',
      },
      AR: {
        overline: 'لعبة أهدأ',
        title: 'ضوء ناعم على اللوتس',
        text: 'ماء ساكن ورهانات صغيرة: لعبة لآخر النهار.',
      },
      VI: {
        overline: 'Một game êm đềm hơn',
        title: 'Ánh trăng dịu trên hoa sen',
        text: 'Mặt nước lặng, tiền cược nhỏ: game cho lúc cuối ngày.',
      },
      CN: { overline: '更安静的游戏', title: '莲上月光柔', text: '静水小注，适合一天的尾声。' },
    },
  },
  {
    group: 'w_rng',
    art: 'reels',
    linkageType: 'GAME',
    target: 'fruit-fair',
    words: {
      EN: {
        overline: 'Slots',
        title: 'Every reel has its story',
        text: 'Each game tells its return to player under Wins and rules.',
      },
      BN: {
        overline: 'স্লট',
        title: 'প্রতিটি রিলের আছে গল্প',
        text: 'প্রতিটি গেমে “জয় ও নিয়ম” অংশে খেলোয়াড়ের প্রত্যাবর্তনের হার লেখা থাকে।',
      },
      AR: {
        overline: 'سلوتس',
        title: 'لكل بكرة حكاية',
        text: 'نسبة العائد للاعب في كل لعبة تحت «الأرباح والقواعد».',
      },
      VI: {
        overline: 'Máy slot',
        title: 'Guồng nào cũng có chuyện để kể',
        text: 'Tỷ lệ hoàn trả của từng game nằm trong mục Tiền thắng và luật.',
      },
      CN: { overline: '老虎机', title: '每个转轮都有故事', text: '各游戏的玩家返还率写在“赢奖与规则”里。' },
    },
  },
  {
    group: 'w_live',
    art: 'salon',
    linkageType: 'GAME',
    target: 'ace-baccarat',
    words: {
      EN: {
        overline: 'Live tables',
        title: 'The tables are laid',
        text: 'Baccarat, roulette, sic bo and dragon tiger: one dealer, one clock, all players.',
      },
      BN: { overline: 'লাইভ টেবিল', title: 'টেবিল সাজানো আছে', text: 'বাকারা, রুলেট, সিক বো আর ড্রাগন টাইগার: এক ডিলার, এক ঘড়ি, সবাই একসঙ্গে।' },
      AR: {
        overline: 'طاولات مباشرة',
        title: 'الطاولات جاهزة',
        text: 'باكارات وروليت وسيك بو وتنين ونمر: موزّع واحد وساعة واحدة لكل اللاعبين.',
      },
      VI: {
        overline: 'Bàn trực tiếp',
        title: 'Bàn đã bày xong',
        text: 'Baccarat, roulette, tài xỉu và rồng hổ: một người chia bài, một đồng hồ, mọi người cùng chơi.',
      },
      CN: { overline: '真人桌', title: '牌桌已就绪', text: '百家乐、轮盘、骰宝和龙虎：同一位荷官，同一个时钟，所有玩家一起玩。' },
    },
  },
  {
    group: 'w_fish',
    art: 'deep',
    linkageType: 'GAME',
    target: 'deep-catch',
    words: {
      EN: {
        overline: 'Fishing',
        title: 'Something stirs below',
        text: 'Eight waters, each with fish of its own: aim, fire, and mind the boss.',
      },
      BN: { overline: 'ফিশিং', title: 'নিচে কিছু একটা নড়ছে', text: 'আটটি জলরাশি, প্রতিটির মাছ আলাদা: তাক করুন, ছুড়ুন, বসকে খেয়াল রাখুন।' },
      AR: { overline: 'صيد السمك', title: 'شيء يتحرك في الأعماق', text: 'ثمانية مياه لكل منها أسماكها: صوّب وأطلق، واحذر الزعيم.' },
      VI: {
        overline: 'Bắn cá',
        title: 'Có gì đó động đậy dưới sâu',
        text: 'Tám vùng nước, mỗi nơi một loài cá: ngắm, bắn và coi chừng trùm.',
      },
      CN: { overline: '捕鱼', title: '深处有动静', text: '八片水域，各有各的鱼：瞄准，开炮，小心首领。' },
    },
  },
  {
    group: 'w_pvp',
    art: 'duel',
    linkageType: 'NONE',
    target: '',
    words: {
      EN: {
        overline: 'PVP',
        title: 'Across the table',
        text: 'Hold’em and Big Two against real players. No house bots at tables with money.',
      },
      BN: { overline: 'পিভিপি', title: 'মুখোমুখি টেবিলে', text: 'আসল খেলোয়াড়ের সঙ্গে হোল্ড’এম আর বিগ টু। টাকার টেবিলে কোনো বট নেই।' },
      AR: { overline: 'مواجهات', title: 'وجهًا لوجه', text: 'هولدم وبيغ تو ضد لاعبين حقيقيين. لا روبوتات على طاولات المال.' },
      VI: {
        overline: 'Đối kháng',
        title: 'Mặt đối mặt',
        text: 'Hold’em và Big Two với người chơi thật. Bàn có tiền không có bot của nhà cái.',
      },
      CN: { overline: '棋牌', title: '同桌对决', text: '德州扑克与锄大地，与真人玩家同台。有钱的牌桌没有平台机器人。' },
    },
  },
  {
    group: 'w_sports',
    art: 'stadium',
    linkageType: 'GAME',
    target: 'penalty-king',
    words: {
      EN: { overline: 'Sports', title: 'Before the kick-off', text: 'Singles, parlays and systems, before the match and while it runs.' },
      BN: { overline: 'স্পোর্টস', title: 'খেলা শুরুর আগে', text: 'সিঙ্গেল, পার্লে আর সিস্টেম: ম্যাচের আগে, ম্যাচ চলাকালেও।' },
      AR: { overline: 'رياضة', title: 'قبل صافرة البداية', text: 'رهانات مفردة ومركبة وأنظمة، قبل المباراة وأثناءها.' },
      VI: { overline: 'Thể thao', title: 'Trước giờ bóng lăn', text: 'Cược đơn, cược xiên và cược hệ thống, trước trận và trong trận.' },
      CN: { overline: '体育', title: '开球之前', text: '单关、串关和系统投注，赛前和赛中都可以下注。' },
    },
  },
  {
    group: 'w_esports',
    art: 'arena',
    linkageType: 'GAME',
    target: 'iron-arena',
    words: {
      EN: { overline: 'E-sports', title: 'The teams are warm', text: 'Maps, rounds and winners, with prices that move as they play.' },
      BN: { overline: 'ই-স্পোর্টস', title: 'দলগুলো তৈরি', text: 'ম্যাপ, রাউন্ড আর বিজয়ী: খেলার সঙ্গে সঙ্গে দরও বদলায়।' },
      AR: { overline: 'رياضات إلكترونية', title: 'الفرق جاهزة', text: 'خرائط وجولات وفائزون، وأسعار تتحرك مع اللعب.' },
      VI: {
        overline: 'Thể thao điện tử',
        title: 'Các đội đã khởi động',
        text: 'Bản đồ, hiệp đấu và đội thắng, với tỷ lệ cược đổi theo từng diễn biến.',
      },
      CN: { overline: '电子竞技', title: '各队热身完毕', text: '地图、回合与胜者，赔率随战况变化。' },
    },
  },
  {
    group: 'w_cockfight',
    art: 'dawn',
    linkageType: 'GAME',
    target: 'red-spur',
    words: {
      EN: { overline: 'Cockfight', title: 'Before the sun is up', text: 'A drawn fight each minute: the pool makes the odds.' },
      BN: { overline: 'মোরগ লড়াই', title: 'সূর্য ওঠার আগে', text: 'প্রতি মিনিটে আঁকা লড়াই: পুলই দর ঠিক করে।' },
      AR: { overline: 'صراع الديوك', title: 'قبل أن تشرق الشمس', text: 'نزال مرسوم كل دقيقة، والمجمّع يحدد الأسعار.' },
      VI: { overline: 'Đá gà', title: 'Trước khi mặt trời mọc', text: 'Mỗi phút một trận: tổng tiền cược quyết định tỷ lệ.' },
      CN: { overline: '斗鸡', title: '日出之前', text: '每分钟一场：赔率由彩池决定。' },
    },
  },
  {
    group: 'w_elott',
    art: 'draw',
    linkageType: 'GAME',
    target: 'sky-draw',
    words: {
      EN: { overline: 'E-lottery', title: 'A draw every minute', text: 'Mark your numbers and watch the balls come.' },
      BN: { overline: 'ই-লটারি', title: 'প্রতি মিনিটে ড্র', text: 'সংখ্যা বাছুন, বল ওঠা দেখুন।' },
      AR: { overline: 'يانصيب إلكتروني', title: 'سحب كل دقيقة', text: 'علّم أعدادك وشاهد الكرات تخرج.' },
      VI: { overline: 'Xổ số điện tử', title: 'Mỗi phút một kỳ quay', text: 'Đánh dấu các số của bạn và xem bóng rơi.' },
      CN: { overline: '电子彩票', title: '每分钟开奖', text: '选好号码，看彩球落下。' },
    },
  },
  {
    group: 'w_lott',
    art: 'river',
    linkageType: 'NONE',
    target: '',
    words: {
      EN: { overline: 'Lottery', title: 'Numbers in the river', text: 'The evening draw of the North, and a station each week.' },
      BN: { overline: 'লটারি', title: 'নদীতে ভাসা সংখ্যা', text: 'উত্তরের সন্ধ্যার ড্র, আর প্রতি সপ্তাহে একটি স্টেশন।' },
      AR: { overline: 'يانصيب', title: 'أرقام في النهر', text: 'سحب الشمال كل مساء، ومحطة كل أسبوع.' },
      VI: { overline: 'Xổ số', title: 'Những con số trên sông', text: 'Kỳ quay buổi tối của miền Bắc, và mỗi tuần một đài.' },
      CN: { overline: '彩票', title: '河上的号码', text: '北部晚间开奖，每周一个电台。' },
    },
  },
  {
    group: 'w_lott',
    art: 'lake',
    linkageType: 'LINK',
    target: 'https://www.gamblingtherapy.org/',
    words: {
      EN: { overline: 'Stay in control', title: 'Keep it a game', text: 'Free and private help, in many languages.' },
      BN: { overline: 'নিয়ন্ত্রণে থাকুন', title: 'খেলা থাকুক খেলাই', text: 'বিনা খরচে, গোপনে সাহায্য, অনেক ভাষায়।' },
      AR: { overline: 'ابقَ متحكمًا', title: 'ليبقَ اللعب لعبًا', text: 'مساعدة مجانية وسرّية بلغات كثيرة.' },
      VI: { overline: 'Giữ quyền kiểm soát', title: 'Chỉ là trò chơi', text: 'Trợ giúp miễn phí, kín đáo, bằng nhiều ngôn ngữ.' },
      CN: { overline: '掌控自己', title: '适度游戏', text: '免费、保密的帮助，提供多种语言。' },
    },
  },
  {
    group: 'w_forget',
    art: 'cove',
    linkageType: 'NONE',
    target: '',
    words: {
      EN: { overline: 'Account', title: 'Back in a minute', text: 'Show that the account is yours, and choose a new password.' },
      BN: { overline: 'অ্যাকাউন্ট', title: 'এক মিনিটেই ফিরে আসুন', text: 'অ্যাকাউন্টটি যে আপনার তা দেখান, আর নতুন পাসওয়ার্ড বাছুন।' },
      AR: { overline: 'الحساب', title: 'عودة في دقيقة', text: 'أثبت أن الحساب لك واختر كلمة مرور جديدة.' },
      VI: { overline: 'Tài khoản', title: 'Trở lại sau một phút', text: 'Chứng minh tài khoản là của bạn rồi chọn mật khẩu mới.' },
      CN: { overline: '账户', title: '一分钟即可找回', text: '证明账户属于您，然后设置新密码。' },
    },
  },
  {
    group: 'w_leftmenu',
    art: 'lake',
    linkageType: 'PROMOTION',
    target: 'lotus-week',
    words: {
      EN: { overline: 'Being prepared', title: 'Lotus week', text: 'A small mission for each day.' },
      BN: { overline: 'প্রস্তুতি চলছে', title: 'পদ্ম সপ্তাহ', text: 'প্রতিদিন একটি ছোট মিশন।' },
      AR: { overline: 'قيد التحضير', title: 'أسبوع اللوتس', text: 'مهمة صغيرة لكل يوم.' },
      VI: { overline: 'Đang chuẩn bị', title: 'Tuần hoa sen', text: 'Mỗi ngày một nhiệm vụ nhỏ.' },
      CN: { overline: '筹备中', title: '莲花周', text: '每天一个小任务。' },
    },
  },
];

/** Banners that belong to one brand, by merchant. */
export const brandBanners: Readonly<Record<string, readonly SeedBanner[]>> = {
  khela: [
    {
      group: 'w_home',
      art: 'bengal',
      linkageType: 'GAME',
      target: 'gold-tiger',
      words: {
        EN: {
          overline: 'From the mangroves',
          title: 'The tiger comes at dusk',
          text: 'The river is quiet, the reels are not. Meet him where the water turns gold.',
        },
        BN: {
          overline: 'সুন্দরবন থেকে',
          title: 'সন্ধ্যা নামলেই বাঘ',
          text: 'নদী শান্ত, রিল নয়। যেখানে জল সোনালি হয়, সেখানেই তার দেখা।',
        },
        AR: {
          overline: 'من غابات القرم',
          title: 'يأتي النمر عند الغسق',
          text: 'النهر هادئ والبكرات لا تهدأ. لاقِه حيث يصير الماء ذهبًا.',
        },
        VI: {
          overline: 'Từ rừng ngập mặn',
          title: 'Hổ về lúc hoàng hôn',
          text: 'Sông thì lặng, guồng thì không. Gặp hổ ở khúc sông nhuộm vàng.',
        },
        CN: { overline: '来自红树林', title: '黄昏虎影', text: '河水静，转轮不静。去河水泛金处会一会它。' },
      },
    },
    {
      group: 'w_home',
      art: 'wicket',
      linkageType: 'CATEGORY',
      target: 'SPORTS',
      words: {
        EN: {
          overline: 'Sports',
          title: 'Pads on, eyes up',
          text: 'Fixtures, prices that move with play, and a slip that waits for you.',
        },
        BN: {
          overline: 'খেলাধুলা',
          title: 'প্যাড পরা, চোখ বলে',
          text: 'ম্যাচের সূচি, খেলার সঙ্গে বদলানো দর, আর আপনার অপেক্ষায় স্লিপ।',
        },
        AR: {
          overline: 'رياضة',
          title: 'الواقيات جاهزة والعين على الكرة',
          text: 'مواعيد المباريات، وأسعار تتحرك مع اللعب، وقسيمة بانتظارك.',
        },
        VI: { overline: 'Thể thao', title: 'Mang giáp, ngước mắt', text: 'Lịch thi đấu, tỷ lệ cược đổi theo trận, và phiếu cược chờ sẵn.' },
        CN: { overline: '体育', title: '护具穿好，目光抬起', text: '赛程、随赛况变动的赔率，还有等着您的投注单。' },
      },
    },
    {
      group: 'w_home',
      art: 'rickshaw',
      linkageType: 'CATEGORY',
      target: 'RNG',
      words: {
        EN: {
          overline: 'Slots',
          title: 'Hop on, the town is lit',
          text: 'Painted panels, bells and bright streets: hundreds of reels to ride through.',
        },
        BN: {
          overline: 'স্লট',
          title: 'উঠে পড়ুন, শহর আলোয় ভরা',
          text: 'রঙিন প্যানেল, ঘণ্টি আর ঝলমলে রাস্তা: ঘুরে দেখার মতো শত শত রিল।',
        },
        AR: {
          overline: 'بكرات',
          title: 'اركب، فالمدينة مضاءة',
          text: 'ألواح مرسومة وأجراس وشوارع زاهية: مئات البكرات في طريقك.',
        },
        VI: {
          overline: 'Máy slot',
          title: 'Lên xe, phố đã sáng đèn',
          text: 'Xe vẽ hoa, tiếng chuông và phố sáng: hàng trăm game slot chờ bạn dạo qua.',
        },
        CN: { overline: '老虎机', title: '上车，满城灯火', text: '彩绘车板、铃声与明亮的街道：数百款老虎机一路等您。' },
      },
    },
  ],
};
