interface AnnouncementWords {
  title: string;
  /** HTML. */
  content: string;
}

export interface SeedAnnouncement {
  type: 'PL' | 'PU' | 'H';
  audience: 'site' | 'agent';
  execution?: 'A' | 'B' | 'F';
  promotionType?: string;
  /** Whole days before the seed's instant. */
  daysAgo: number;
  words: Record<'EN' | 'BN' | 'AR', AnnouncementWords>;
}

/** Notices, pop-ups and announcements, each type in its order. */
export const seedAnnouncements: SeedAnnouncement[] = [
  {
    type: 'PL',
    audience: 'site',
    daysAgo: 0,
    words: {
      EN: { title: 'Lotus week · Missions end on Sunday at 23:59.', content: '' },
      BN: { title: 'পদ্ম সপ্তাহ · মিশন শেষ হবে রবিবার ২৩:৫৯-এ।', content: '' },
      AR: { title: 'أسبوع اللوتس · تنتهي المهام الأحد الساعة 23:59.', content: '' },
    },
  },
  {
    type: 'PL',
    audience: 'site',
    daysAgo: 1,
    words: {
      EN: { title: 'Limits · You can set your own daily limit in your account.', content: '' },
      BN: { title: 'সীমা · অ্যাকাউন্টে নিজের দৈনিক সীমা ঠিক করতে পারেন।', content: '' },
      AR: { title: 'الحدود · يمكنك ضبط حدك اليومي من حسابك.', content: '' },
    },
  },
  {
    type: 'PL',
    audience: 'site',
    daysAgo: 2,
    words: {
      EN: { title: 'Fair play · Every round of the studio can be verified.', content: '' },
      BN: { title: 'ন্যায্য খেলা · স্টুডিওর প্রতিটি রাউন্ড যাচাই করা যায়।', content: '' },
      AR: { title: 'لعب نزيه · يمكن التحقق من كل جولة في الاستوديو.', content: '' },
    },
  },
  {
    type: 'PU',
    audience: 'site',
    execution: 'A',
    promotionType: 'NEWS',
    daysAgo: 1,
    words: {
      EN: {
        title: 'Lotus week has begun',
        content:
          '<p>Seven days, seven small missions. Points are added as soon as a mission is done.</p><p>No mission asks you to lose, to stake more or to deposit again.</p>',
      },
      BN: {
        title: 'পদ্ম সপ্তাহ শুরু হয়েছে',
        content: '<p>সাত দিন, সাতটি ছোট মিশন। মিশন শেষ হলেই পয়েন্ট যোগ হয়।</p><p>কোনো মিশনে হারতে, বেশি বাজি ধরতে বা আবার জমা দিতে বলা হয় না।</p>',
      },
      AR: {
        title: 'بدأ أسبوع اللوتس',
        content:
          '<p>سبعة أيام وسبع مهام صغيرة. تُضاف النقاط فور إنجاز المهمة.</p><p>لا تطلب أي مهمة أن تخسر أو ترفع رهانك أو تودع من جديد.</p>',
      },
    },
  },
  {
    type: 'PU',
    audience: 'site',
    execution: 'B',
    promotionType: 'NEWS',
    daysAgo: 1,
    words: {
      EN: {
        title: 'Welcome to {brand}',
        content: '<p>This is a demonstration with <strong>play money</strong>. Look around, try a game, check a round.</p>',
      },
      BN: {
        title: '{brand}-এ স্বাগতম',
        content: '<p>এটি <strong>খেলার টাকা</strong> দিয়ে একটি প্রদর্শনী। ঘুরে দেখুন, একটি গেম খেলুন, একটি রাউন্ড যাচাই করুন।</p>',
      },
      AR: {
        title: 'أهلًا بك في {brand}',
        content: '<p>هذه نسخة تجريبية <strong>بأموال لعب</strong>. تجوّل وجرّب لعبة وتحقق من جولة.</p>',
      },
    },
  },
  {
    type: 'PU',
    audience: 'site',
    execution: 'F',
    promotionType: 'WELCOME',
    daysAgo: 30,
    words: {
      EN: {
        title: 'Before you start',
        content: '<p>Decide now how much time and money an evening may take. A limit can be lowered at once; raising it takes a day.</p>',
      },
      BN: {
        title: 'শুরু করার আগে',
        content: '<p>এক সন্ধ্যায় কত সময় ও টাকা যাবে, এখনই ঠিক করুন। সীমা সঙ্গে সঙ্গে কমানো যায়; বাড়াতে এক দিন লাগে।</p>',
      },
      AR: {
        title: 'قبل أن تبدأ',
        content: '<p>قرّر الآن كم من الوقت والمال قد تأخذه الأمسية. يُخفَّض الحد فورًا، ورفعه يستغرق يومًا.</p>',
      },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 0,
    words: {
      EN: {
        title: 'Twelve games have joined the lobby',
        content: '<p>Among them <em>Gold Tiger</em>, <em>Moon Lotus</em> and <em>Orbit Crash</em>. You find them under Slots.</p>',
      },
      BN: {
        title: 'লবিতে যোগ হলো বারোটি গেম',
        content: '<p>তার মধ্যে আছে <em>Gold Tiger</em>, <em>Moon Lotus</em> আর <em>Orbit Crash</em>। পাবেন স্লট বিভাগে।</p>',
      },
      AR: {
        title: 'انضمت اثنتا عشرة لعبة إلى الصالة',
        content: '<p>منها <em>Gold Tiger</em> و<em>Moon Lotus</em> و<em>Orbit Crash</em>. تجدها في السلوتس.</p>',
      },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 2,
    words: {
      EN: {
        title: 'How to verify a round',
        content:
          '<p>The seed’s hash is shown before you play and the seed itself afterwards. Anyone can work out the round again from the two.</p>',
      },
      BN: {
        title: 'রাউন্ড যাচাই করবেন যেভাবে',
        content: '<p>খেলার আগে সিডের হ্যাশ দেখানো হয়, পরে সিডটি। দুটো থেকে যে কেউ রাউন্ডটি আবার হিসাব করতে পারে।</p>',
      },
      AR: {
        title: 'كيف تتحقق من جولة',
        content: '<p>تُعرض بصمة البذرة قبل اللعب والبذرة نفسها بعده، ويمكن لأي شخص أن يعيد حساب الجولة منهما.</p>',
      },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 4,
    words: {
      EN: {
        title: 'Your limits, your pace',
        content: '<p>A limit that you lower works at once. One that you raise waits a day, so that there is time to think again.</p>',
      },
      BN: { title: 'আপনার সীমা, আপনার গতি', content: '<p>সীমা কমালে সঙ্গে সঙ্গে কার্যকর হয়। বাড়ালে এক দিন অপেক্ষা, যাতে আবার ভাবার সময় থাকে।</p>' },
      AR: { title: 'حدودك وإيقاعك', content: '<p>الحد الذي تخفضه يسري فورًا، والذي ترفعه ينتظر يومًا ليبقى وقت للتفكير.</p>' },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 6,
    words: {
      EN: {
        title: 'Right to left, all the way',
        content: '<p>The site can be read in Arabic from the first page to the last, pictures and arrows included.</p>',
      },
      BN: { title: 'ডান থেকে বামে, পুরোটাই', content: '<p>প্রথম পাতা থেকে শেষ পর্যন্ত সাইটটি আরবিতে পড়া যায়, ছবি আর তীরসহ।</p>' },
      AR: { title: 'من اليمين إلى اليسار كاملًا', content: '<p>يمكن قراءة الموقع بالعربية من أول صفحة إلى آخرها، مع الصور والأسهم.</p>' },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 9,
    words: {
      EN: {
        title: 'Betting record by round',
        content: '<p>Every stake and every win stands in your betting record a moment after the round is over.</p>',
      },
      BN: { title: 'রাউন্ড ধরে বাজির রেকর্ড', content: '<p>রাউন্ড শেষ হওয়ার মুহূর্ত পরেই প্রতিটি বাজি ও জয় রেকর্ডে উঠে যায়।</p>' },
      AR: { title: 'سجل الرهانات بحسب الجولة', content: '<p>يظهر كل رهان وكل ربح في سجلك بعد لحظة من انتهاء الجولة.</p>' },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 13,
    words: {
      EN: {
        title: 'Signing in from a new place',
        content: '<p>When you sign in from an address that we do not know, we ask one more question. It keeps your account yours.</p>',
      },
      BN: { title: 'নতুন জায়গা থেকে লগ ইন', content: '<p>অচেনা ঠিকানা থেকে লগ ইন করলে আমরা আরেকটি প্রশ্ন করি। এতে আপনার অ্যাকাউন্ট আপনারই থাকে।</p>' },
      AR: { title: 'الدخول من مكان جديد', content: '<p>عندما تدخل من عنوان لا نعرفه نطرح سؤالًا إضافيًا، ليبقى حسابك لك.</p>' },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 17,
    words: {
      EN: {
        title: 'Light or dark',
        content: '<p>The look follows your device until you choose one yourself. The switch is in the header.</p>',
      },
      BN: { title: 'আলো না অন্ধকার', content: '<p>নিজে না বাছা পর্যন্ত চেহারা আপনার ডিভাইসের মতোই থাকে। সুইচটি ওপরের বারে।</p>' },
      AR: { title: 'فاتح أم داكن', content: '<p>يتبع المظهر جهازك حتى تختار بنفسك. المفتاح في أعلى الصفحة.</p>' },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 22,
    words: {
      EN: {
        title: 'Where the draws come from',
        content:
          '<p>Official draws are entered from the published result. A corrected result is settled again, and both entries stay visible.</p>',
      },
      BN: {
        title: 'ড্র আসে কোথা থেকে',
        content: '<p>সরকারি ড্রয়ের ফল প্রকাশিত ফল থেকেই নেওয়া হয়। ফল সংশোধিত হলে আবার নিষ্পত্তি হয়, দুই এন্ট্রিই দেখা যায়।</p>',
      },
      AR: {
        title: 'من أين تأتي السحوبات',
        content: '<p>تُدخل السحوبات الرسمية من النتيجة المنشورة. وإذا صُححت نتيجة تُسوّى من جديد ويبقى القيدان ظاهرين.</p>',
      },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 27,
    words: {
      EN: {
        title: 'Help when play is no longer fun',
        content:
          '<p>Take a break for a day, a week or longer, or close the account. The page <strong>Play within your limits</strong> has every way.</p>',
      },
      BN: {
        title: 'খেলা আর আনন্দের না থাকলে সাহায্য',
        content: '<p>এক দিন, এক সপ্তাহ বা আরও বেশি বিরতি নিন, অথবা অ্যাকাউন্ট বন্ধ করুন। <strong>সীমার মধ্যে খেলুন</strong> পাতায় সব উপায় আছে।</p>',
      },
      AR: {
        title: 'مساعدة حين لا يعود اللعب ممتعًا',
        content: '<p>خذ استراحة ليوم أو أسبوع أو أكثر، أو أغلق حسابك. تجد كل السبل في صفحة <strong>العب ضمن حدودك</strong>.</p>',
      },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 34,
    words: {
      EN: {
        title: 'The house rules in plain words',
        content: '<p>We have rewritten the terms so that they can be read in ten minutes. Nothing in them has become narrower for you.</p>',
      },
      BN: { title: 'সহজ ভাষায় নিয়মকানুন', content: '<p>শর্তগুলো আবার লেখা হয়েছে, যেন দশ মিনিটে পড়া যায়। আপনার জন্য কিছুই কঠিন করা হয়নি।</p>' },
      AR: { title: 'قواعد الدار بكلمات بسيطة', content: '<p>أعدنا كتابة الشروط لتُقرأ في عشر دقائق، ولم يضق فيها شيء عليك.</p>' },
    },
  },
  {
    type: 'H',
    audience: 'agent',
    daysAgo: 1,
    words: {
      EN: {
        title: 'Real-time salary is settled every five minutes',
        content:
          '<p>Each slice is paid a minute after it closes. Fractions of a cent are carried to the next slice and dropped at the end of the day.</p>',
      },
      BN: {
        title: 'রিয়েল-টাইম বেতন প্রতি পাঁচ মিনিটে',
        content: '<p>প্রতিটি অংশ বন্ধ হওয়ার এক মিনিট পরে পরিশোধ হয়। সেন্টের ভগ্নাংশ পরের অংশে যায়, দিনশেষে বাদ পড়ে।</p>',
      },
      AR: {
        title: 'الراتب الفوري يُسوّى كل خمس دقائق',
        content: '<p>تُدفع كل شريحة بعد دقيقة من إغلاقها. وتُرحَّل كسور السنت إلى الشريحة التالية وتسقط في نهاية اليوم.</p>',
      },
    },
  },
  {
    type: 'H',
    audience: 'agent',
    daysAgo: 8,
    words: {
      EN: {
        title: 'Team betting now exports to CSV',
        content: '<p>The export holds every row of the report, not only those on the screen. Its link works once, for a minute.</p>',
      },
      BN: {
        title: 'টিম বেটিং এখন CSV-তে নেওয়া যায়',
        content: '<p>এক্সপোর্টে রিপোর্টের সব সারি থাকে, শুধু পর্দারগুলো নয়। লিংকটি একবার, এক মিনিট কাজ করে।</p>',
      },
      AR: {
        title: 'رهانات الفريق تُصدَّر الآن إلى CSV',
        content: '<p>يشمل الملف كل صفوف التقرير لا المعروض منها فقط. ويعمل رابطه مرة واحدة لمدة دقيقة.</p>',
      },
    },
  },
];
