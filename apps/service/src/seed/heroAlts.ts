/** Text alternatives of the studio's heroes, the same by night and by day. */
export const heroAlts = {
  tiger: {
    EN: "A tiger's face between lanterns and bamboo",
    BN: 'লণ্ঠন আর বাঁশের মাঝে বাঘের মুখ',
    AR: 'وجه نمر بين الفوانيس والخيزران',
  },
  orbit: {
    EN: 'A rocket climbing past a ringed planet',
    BN: 'বলয়ঘেরা গ্রহের পাশ দিয়ে উঠে যাওয়া রকেট',
    AR: 'صاروخ يصعد بجانب كوكب ذي حلقات',
  },
  dusk: {
    EN: 'A pharaoh before a great sun, between pyramids',
    BN: 'পিরামিডের মাঝে বিশাল সূর্যের সামনে ফারাও',
    AR: 'فرعون أمام شمس كبيرة بين الأهرام',
  },
  lake: {
    EN: 'A lotus on a still lake',
    BN: 'স্থির হ্রদে পদ্মফুল',
    AR: 'زهرة لوتس على بحيرة ساكنة',
  },
  reels: {
    EN: 'Cherries, melon and orange on a stage, under an arch of bulbs',
    BN: 'মঞ্চে বাতির খিলানের নিচে চেরি, তরমুজ আর কমলা',
    AR: 'كرز وبطيخ وبرتقال على مسرح تحت قوس من المصابيح',
  },
  salon: {
    EN: 'A roulette wheel behind a table with chips',
    BN: 'চিপ সাজানো টেবিলের পেছনে রুলেটের চাকা',
    AR: 'عجلة روليت خلف طاولة عليها فيشات',
  },
  deep: {
    EN: 'A deep-sea fish with its lamp, above corals',
    BN: 'প্রবালের ওপরে বাতি জ্বালা গভীর সাগরের মাছ',
    AR: 'سمكة أعماق بمصباحها فوق المرجان',
  },
  duel: {
    EN: 'A knight on a chessboard that runs to the horizon',
    BN: 'দিগন্ত ছোঁয়া দাবার বোর্ডে ঘোড়া',
    AR: 'حصان شطرنج على رقعة تمتد إلى الأفق',
  },
  stadium: {
    EN: 'A football in flight over a full stadium',
    BN: 'ভরা স্টেডিয়ামের ওপর উড়ন্ত ফুটবল',
    AR: 'كرة قدم طائرة فوق ملعب ممتلئ',
  },
  arena: {
    EN: 'A helm before a low sun, over a lit grid',
    BN: 'আলোর জালের ওপরে, নিচু সূর্যের সামনে শিরস্ত্রাণ',
    AR: 'خوذة أمام شمس منخفضة فوق شبكة مضيئة',
  },
  draw: {
    EN: 'A four-leaved clover before a great wheel on the waterfront',
    BN: 'জলের ধারে বিশাল নাগরদোলার সামনে চার পাতার ক্লোভার',
    AR: 'نفلة رباعية الأوراق أمام دولاب كبير على الواجهة البحرية',
  },
  river: {
    EN: 'A red lantern over a river, small ones rising',
    BN: 'নদীর ওপর লাল লণ্ঠন, ছোট লণ্ঠন উড়ে যাচ্ছে',
    AR: 'فانوس أحمر فوق نهر وفوانيس صغيرة ترتفع',
  },
  cove: {
    EN: 'A treasure chest on a beach, under a palm',
    BN: 'পামগাছের নিচে সৈকতে গুপ্তধনের সিন্দুক',
    AR: 'صندوق كنز على شاطئ تحت نخلة',
  },
  dawn: {
    EN: 'A rooster before the rising sun, above its fields',
    BN: 'খেতের ওপরে উদীয়মান সূর্যের সামনে মোরগ',
    AR: 'ديك أمام الشمس المشرقة فوق حقوله',
  },
  harbour: {
    EN: 'A ship under sail before a lighthouse',
    BN: 'বাতিঘরের সামনে পালতোলা জাহাজ',
    AR: 'سفينة شراعية أمام منارة',
  },
  bengal: {
    EN: 'A Bengal tiger among mangroves, in a wreath of painted flowers',
    BN: 'সুন্দরী গাছের মাঝে, আঁকা ফুলের মালায় ঘেরা বাংলার বাঘ',
    AR: 'نمر بنغالي بين أشجار القرم، يحيط به إكليل من زهور مرسومة',
  },
  wicket: {
    EN: 'A batsman in a helmet before the stumps, in a wreath of painted flowers',
    BN: 'স্টাম্পের সামনে হেলমেট পরা ব্যাটসম্যান, আঁকা ফুলের মালায় ঘেরা',
    AR: 'ضارب كريكت بخوذته أمام الأوتاد، يحيط به إكليل من زهور مرسومة',
  },
  rickshaw: {
    EN: 'A painted rickshaw on its way into the old town, under strings of flags',
    BN: 'পতাকার মালার নিচে, পুরোনো শহরের পথে আঁকা রিকশা',
    AR: 'عربة ريكشا مرسومة في طريقها إلى المدينة القديمة تحت حبال الأعلام',
  },
} satisfies Record<string, Record<'EN' | 'BN' | 'AR', string>>;

/** Names of the studio's heroes. */
export type HeroArt = keyof typeof heroAlts;
