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

/** Notices, pop-ups and announcements, each type in order. */
export const seedAnnouncements: SeedAnnouncement[] = [
  {
    type: 'PL',
    audience: 'site',
    daysAgo: 0,
    words: {
      EN: { title: 'Betting record · Every round stands there by its number.', content: '' },
      BN: { title: 'বাজির রেকর্ড · প্রতিটি রাউন্ড তার নম্বরসহ লেখা থাকে।', content: '' },
      AR: { title: 'سجل الرهانات · كل جولة مسجلة برقمها.', content: '' },
    },
  },
  {
    type: 'PL',
    audience: 'site',
    daysAgo: 1,
    words: {
      EN: { title: 'Security · A passkey or an authenticator app guards your account.', content: '' },
      BN: { title: 'নিরাপত্তা · পাসকি বা অথেনটিকেটর অ্যাপ অ্যাকাউন্ট পাহারা দেয়।', content: '' },
      AR: { title: 'الأمان · مفتاح المرور أو تطبيق المصادقة يحمي حسابك.', content: '' },
    },
  },
  {
    type: 'PL',
    audience: 'site',
    daysAgo: 2,
    words: {
      EN: { title: 'Fair play · Every round of the studio can be verified, in its game.', content: '' },
      BN: { title: 'ন্যায্য খেলা · স্টুডিওর প্রতিটি রাউন্ড গেমের ভেতরেই যাচাই করা যায়।', content: '' },
      AR: { title: 'لعب نزيه · يمكن التحقق من كل جولة في الاستوديو، من داخل لعبتها.', content: '' },
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
        title: 'Check your rounds yourself',
        content:
          '<p>In a game, open <strong>Fair play</strong>.</p><p>When you change your seed there, the old one is shown, and each of your last rounds can be verified.</p>',
      },
      BN: {
        title: 'নিজের রাউন্ড নিজেই যাচাই করুন',
        content: '<p>গেমে <strong>ন্যায্য খেলা</strong> খুলুন।</p><p>সেখানে সিড বদলালে পুরোনোটি দেখা যায়, আর আপনার শেষ রাউন্ডগুলো যাচাই করা যায়।</p>',
      },
      AR: {
        title: 'تحقق من جولاتك بنفسك',
        content:
          '<p>افتح <strong>اللعب النزيه</strong> داخل اللعبة.</p><p>عندما تغيّر بذرتك هناك تظهر البذرة القديمة، ويمكنك التحقق من جولاتك الأخيرة.</p>',
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
        content:
          '<p>This is a demonstration with <strong>play money</strong>. Look around, or log in with one click at <a href="/dev/accounts">/dev/accounts</a> and play.</p>',
      },
      BN: {
        title: '{brand}-এ স্বাগতম',
        content:
          '<p>এটি <strong>খেলার টাকা</strong> দিয়ে একটি প্রদর্শনী। ঘুরে দেখুন, অথবা <a href="/dev/accounts">/dev/accounts</a>-এ এক ক্লিকে লগ ইন করে খেলুন।</p>',
      },
      AR: {
        title: 'أهلًا بك في {brand}',
        content: '<p>هذه نسخة تجريبية بأموال لعب. تجوّل، أو سجّل الدخول بنقرة من <a href="/dev/accounts">&lrm;/dev/accounts</a> والعب.</p>',
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
        content:
          '<p>Decide now how much time and money an evening may take. Above each game stand the time of the session and its net position.</p>',
      },
      BN: {
        title: 'শুরু করার আগে',
        content: '<p>এক সন্ধ্যায় কত সময় ও টাকা যাবে, এখনই ঠিক করুন। প্রতিটি গেমের ওপরে সেশনের সময় আর লাভ-ক্ষতি দেখা যায়।</p>',
      },
      AR: { title: 'قبل أن تبدأ', content: '<p>قرّر الآن كم من الوقت والمال قد تأخذه الأمسية. فوق كل لعبة وقت الجلسة وصافي نتيجتها.</p>' },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 0,
    words: {
      EN: {
        title: 'New games have joined the lobby',
        content: '<p>Among them <em>Gold Tiger</em>, <em>Moon Lotus</em> and <em>Orbit Crash</em>. You find them under Slots.</p>',
      },
      BN: {
        title: 'লবিতে নতুন গেম যোগ হলো',
        content: '<p>তার মধ্যে আছে <em>Gold Tiger</em>, <em>Moon Lotus</em> আর <em>Orbit Crash</em>। পাবেন স্লট বিভাগে।</p>',
      },
      AR: {
        title: 'ألعاب جديدة في الصالة',
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
          '<p>In a game, open <strong>Fair play</strong>. The fingerprint of the studio’s seed stands there before you play. When you change your own seed, the studio’s old one is shown, and anyone can work out its rounds again.</p>',
      },
      BN: {
        title: 'রাউন্ড যাচাই করবেন যেভাবে',
        content:
          '<p>গেমে <strong>ন্যায্য খেলা</strong> খুলুন। খেলার আগেই সেখানে স্টুডিওর সিডের ফিঙ্গারপ্রিন্ট থাকে। নিজের সিড বদলালে স্টুডিওর পুরোনো সিডটি দেখা যায়, তখন যে কেউ তার রাউন্ডগুলো আবার হিসাব করতে পারে।</p>',
      },
      AR: {
        title: 'كيف تتحقق من جولة',
        content:
          '<p>افتح <strong>اللعب النزيه</strong> داخل اللعبة. تجد هناك بصمة بذرة الاستوديو قبل أن تلعب. وعندما تغيّر بذرتك تظهر بذرة الاستوديو القديمة، ويمكن لأي شخص أن يعيد حساب جولاتها.</p>',
      },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 4,
    words: {
      EN: { title: 'Keep the games that you like', content: '<p>Press the heart on a game, and it waits for you under Favourites.</p>' },
      BN: { title: 'পছন্দের গেম রেখে দিন', content: '<p>গেমের হৃদয়ে চাপ দিন, সেটি প্রিয় তালিকায় আপনার অপেক্ষায় থাকবে।</p>' },
      AR: { title: 'احتفظ بالألعاب التي تحبها', content: '<p>اضغط القلب على لعبة فتنتظرك في المفضلة.</p>' },
    },
  },
  {
    type: 'H',
    audience: 'site',
    daysAgo: 6,
    words: {
      EN: { title: 'In your language', content: '<p>Choose it in the header, or in the menu on a phone. The site keeps it.</p>' },
      BN: { title: 'আপনার ভাষায়', content: '<p>ওপরের বারে বা ফোনের মেনুতে ভাষা বাছুন। সাইট তা মনে রাখে।</p>' },
      AR: { title: 'بلغتك', content: '<p>اخترها من أعلى الصفحة، أو من القائمة على الهاتف، ويحتفظ بها الموقع.</p>' },
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
        title: 'Your log-ins at a glance',
        content:
          '<p>Under <strong>Security centre</strong> you see where you are logged in and every log-in before. Sign out what is not yours.</p>',
      },
      BN: {
        title: 'এক নজরে আপনার লগ ইন',
        content: '<p><strong>নিরাপত্তা কেন্দ্র</strong> পাতায় দেখুন কোথায় লগ ইন আছেন আর আগের সব লগ ইন। যা আপনার নয় তা সাইন আউট করুন।</p>',
      },
      AR: {
        title: 'تسجيلات دخولك بنظرة',
        content: '<p>في صفحة <strong>مركز الأمان</strong> ترى أين سجّلت دخولك وكل دخول سابق. أخرج ما ليس لك.</p>',
      },
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
      EN: { title: 'Search every game by name', content: '<p>Type a part of a name in the search field. Small slips are forgiven.</p>' },
      BN: { title: 'নাম দিয়ে সব গেম খুঁজুন', content: '<p>খোঁজার ঘরে নামের একটি অংশ লিখুন। ছোটখাটো ভুল হলেও খুঁজে পাওয়া যায়।</p>' },
      AR: { title: 'ابحث عن أي لعبة باسمها', content: '<p>اكتب جزءًا من الاسم في خانة البحث، والأخطاء الصغيرة مغتفرة.</p>' },
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
          '<p><a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> listens in many languages, free of charge and in private.</p>',
      },
      BN: {
        title: 'খেলা আর আনন্দের না থাকলে সাহায্য',
        content: '<p><a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> বহু ভাষায়, বিনা খরচে ও গোপনে শোনে।</p>',
      },
      AR: {
        title: 'مساعدة حين لا يعود اللعب ممتعًا',
        content: '<p><a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> تصغي بلغات كثيرة، دون مقابل وبسرية.</p>',
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
        content: '<p>The terms can be read in ten minutes. They stand at the end of the help centre.</p>',
      },
      BN: { title: 'সহজ ভাষায় নিয়মকানুন', content: '<p>শর্তগুলো দশ মিনিটে পড়া যায়। সহায়তা কেন্দ্রের শেষে পাবেন।</p>' },
      AR: { title: 'قواعد الدار بكلمات بسيطة', content: '<p>تُقرأ الشروط في عشر دقائق، وتجدها في آخر مركز المساعدة.</p>' },
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
