import type { InSeedLanguages } from './InSeedLanguages.ts';

/** Text alternatives of the studio's heroes, the same by night and by day. */
export const heroAlts = {
  tiger: {
    EN: "A tiger's face between lanterns and bamboo",
    BN: 'লণ্ঠন আর বাঁশের মাঝে বাঘের মুখ',
    AR: 'وجه نمر بين الفوانيس والخيزران',
    VI: 'Mặt hổ giữa đèn lồng và tre',
    CN: '灯笼与竹子之间的虎脸',
  },
  orbit: {
    EN: 'A rocket climbing past a ringed planet',
    BN: 'বলয়ঘেরা গ্রহের পাশ দিয়ে উঠে যাওয়া রকেট',
    AR: 'صاروخ يصعد بجانب كوكب ذي حلقات',
    VI: 'Tên lửa bay lên qua một hành tinh có vành đai',
    CN: '火箭升空，掠过带光环的行星',
  },
  dusk: {
    EN: 'A pharaoh before a great sun, between pyramids',
    BN: 'পিরামিডের মাঝে বিশাল সূর্যের সামনে ফারাও',
    AR: 'فرعون أمام شمس كبيرة بين الأهرام',
    VI: 'Pharaoh trước mặt trời lớn, giữa các kim tự tháp',
    CN: '金字塔之间，巨大太阳前的法老',
  },
  lake: {
    EN: 'A lotus on a still lake',
    BN: 'স্থির হ্রদে পদ্মফুল',
    AR: 'زهرة لوتس على بحيرة ساكنة',
    VI: 'Hoa sen trên mặt hồ lặng',
    CN: '静湖上的莲花',
  },
  reels: {
    EN: 'Cherries, melon and orange on a stage, under an arch of bulbs',
    BN: 'মঞ্চে বাতির খিলানের নিচে চেরি, তরমুজ আর কমলা',
    AR: 'كرز وبطيخ وبرتقال على مسرح تحت قوس من المصابيح',
    VI: 'Anh đào, dưa hấu và cam trên sân khấu, dưới vòm đèn',
    CN: '灯泡拱门下，舞台上的樱桃、西瓜和橙子',
  },
  salon: {
    EN: 'A roulette wheel behind a table with chips',
    BN: 'চিপ সাজানো টেবিলের পেছনে রুলেটের চাকা',
    AR: 'عجلة روليت خلف طاولة عليها فيشات',
    VI: 'Vòng roulette sau bàn bày chip',
    CN: '摆着筹码的桌后，一座轮盘',
  },
  deep: {
    EN: 'A deep-sea fish with its lamp, above corals',
    BN: 'প্রবালের ওপরে বাতি জ্বালা গভীর সাগরের মাছ',
    AR: 'سمكة أعماق بمصباحها فوق المرجان',
    VI: 'Cá biển sâu với chiếc đèn, phía trên san hô',
    CN: '珊瑚之上，提着灯的深海鱼',
  },
  duel: {
    EN: 'A knight on a chessboard that runs to the horizon',
    BN: 'দিগন্ত ছোঁয়া দাবার বোর্ডে ঘোড়া',
    AR: 'حصان شطرنج على رقعة تمتد إلى الأفق',
    VI: 'Quân mã trên bàn cờ trải đến chân trời',
    CN: '延伸至地平线的棋盘上的骑士棋子',
  },
  stadium: {
    EN: 'A football in flight over a full stadium',
    BN: 'ভরা স্টেডিয়ামের ওপর উড়ন্ত ফুটবল',
    AR: 'كرة قدم طائرة فوق ملعب ممتلئ',
    VI: 'Quả bóng bay trên sân vận động đầy khán giả',
    CN: '满座体育场上空飞行的足球',
  },
  arena: {
    EN: 'A helm before a low sun, over a lit grid',
    BN: 'আলোর জালের ওপরে, নিচু সূর্যের সামনে শিরস্ত্রাণ',
    AR: 'خوذة أمام شمس منخفضة فوق شبكة مضيئة',
    VI: 'Mũ giáp trước mặt trời thấp, trên lưới ánh sáng',
    CN: '低垂的太阳前，发光网格上的头盔',
  },
  draw: {
    EN: 'A four-leaved clover before a great wheel on the waterfront',
    BN: 'জলের ধারে বিশাল নাগরদোলার সামনে চার পাতার ক্লোভার',
    AR: 'نفلة رباعية الأوراق أمام دولاب كبير على الواجهة البحرية',
    VI: 'Cỏ bốn lá trước vòng quay lớn bên bờ nước',
    CN: '水边巨大摩天轮前的四叶草',
  },
  river: {
    EN: 'A red lantern over a river, small ones rising',
    BN: 'নদীর ওপর লাল লণ্ঠন, ছোট লণ্ঠন উড়ে যাচ্ছে',
    AR: 'فانوس أحمر فوق نهر وفوانيس صغيرة ترتفع',
    VI: 'Đèn lồng đỏ trên sông, những đèn nhỏ bay lên',
    CN: '河上的红灯笼，小灯笼冉冉升起',
  },
  cove: {
    EN: 'A treasure chest on a beach, under a palm',
    BN: 'পামগাছের নিচে সৈকতে গুপ্তধনের সিন্দুক',
    AR: 'صندوق كنز على شاطئ تحت نخلة',
    VI: 'Rương kho báu trên bãi biển, dưới cây cọ',
    CN: '棕榈树下，沙滩上的宝箱',
  },
  dawn: {
    EN: 'A rooster before the rising sun, above its fields',
    BN: 'খেতের ওপরে উদীয়মান সূর্যের সামনে মোরগ',
    AR: 'ديك أمام الشمس المشرقة فوق حقوله',
    VI: 'Gà trống trước mặt trời mọc, trên cánh đồng',
    CN: '田野之上，旭日前的公鸡',
  },
  harbour: {
    EN: 'A ship under sail before a lighthouse',
    BN: 'বাতিঘরের সামনে পালতোলা জাহাজ',
    AR: 'سفينة شراعية أمام منارة',
    VI: 'Con tàu căng buồm trước ngọn hải đăng',
    CN: '灯塔前扬帆的船',
  },
  bengal: {
    EN: 'A Bengal tiger among mangroves, in a wreath of painted flowers',
    BN: 'সুন্দরী গাছের মাঝে, আঁকা ফুলের মালায় ঘেরা বাংলার বাঘ',
    AR: 'نمر بنغالي بين أشجار القرم، يحيط به إكليل من زهور مرسومة',
    VI: 'Hổ Bengal giữa rừng ngập mặn, trong vòng hoa vẽ',
    CN: '红树林中的孟加拉虎，彩绘花环环绕',
  },
  wicket: {
    EN: 'A batsman in a helmet before the stumps, in a wreath of painted flowers',
    BN: 'স্টাম্পের সামনে হেলমেট পরা ব্যাটসম্যান, আঁকা ফুলের মালায় ঘেরা',
    AR: 'ضارب كريكت بخوذته أمام الأوتاد، يحيط به إكليل من زهور مرسومة',
    VI: 'Tay đập đội mũ bảo hiểm trước cọc gôn, trong vòng hoa vẽ',
    CN: '三柱门前戴头盔的击球手，彩绘花环环绕',
  },
  rickshaw: {
    EN: 'A painted rickshaw on its way into the old town, under strings of flags',
    BN: 'পতাকার মালার নিচে, পুরোনো শহরের পথে আঁকা রিকশা',
    AR: 'عربة ريكشا مرسومة في طريقها إلى المدينة القديمة تحت حبال الأعلام',
    VI: 'Xe kéo vẽ hoa trên đường vào phố cổ, dưới những dây cờ',
    CN: '彩旗下，驶入老城的彩绘人力车',
  },
} satisfies Record<string, InSeedLanguages<string>>;

/** Names of the studio's heroes. */
export type HeroArt = keyof typeof heroAlts;
