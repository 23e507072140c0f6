interface ArticleWords {
  title: string;
  /** HTML. */
  content: string;
}

export interface SeedArticle {
  code: string;
  group: 'START' | 'MONEY' | 'PLAY' | 'SAFETY' | 'INSTALL' | 'TERMS';
  words: Record<'EN' | 'BN' | 'AR', ArticleWords>;
}

/** The help centre, in its order. Its last article is the terms. */
export const seedArticles: SeedArticle[] = [
  {
    code: 'open-account',
    group: 'START',
    words: {
      EN: {
        title: 'How do I open an account?',
        content:
          '<p>Choose <strong>Sign up</strong> at the top of the page. A username and a password are enough to begin; a mobile number makes it easy to come back when you have forgotten one of them.</p><p>You must be of age where you live. One person has one account.</p>',
      },
      BN: {
        title: 'অ্যাকাউন্ট খুলব কীভাবে?',
        content:
          '<p>পাতার ওপরে <strong>সাইন আপ</strong> বাছুন। শুরু করতে একটি ইউজারনেম ও পাসওয়ার্ডই যথেষ্ট; কোনোটি ভুলে গেলে মোবাইল নম্বর ফিরতে সাহায্য করে।</p><p>আপনি যেখানে থাকেন সেখানে প্রাপ্তবয়স্ক হতে হবে। একজনের একটি অ্যাকাউন্ট।</p>',
      },
      AR: {
        title: 'كيف أفتح حسابًا؟',
        content:
          '<p>اختر <strong>إنشاء حساب</strong> في أعلى الصفحة. يكفي اسم مستخدم وكلمة مرور للبدء، ورقم الجوال يسهّل العودة إن نسيت أحدهما.</p><p>يجب أن تكون بالغًا في مكان إقامتك، ولكل شخص حساب واحد.</p>',
      },
    },
  },
  {
    code: 'free-trial',
    group: 'START',
    words: {
      EN: {
        title: 'Can I try a game first?',
        content:
          '<p>Yes. <strong>Free trial</strong> on a game’s tile opens it with play money that is nobody’s. Nothing is won or lost, and no account is needed.</p>',
      },
      BN: {
        title: 'আগে একটি গেম চেষ্টা করা যায়?',
        content: '<p>যায়। গেমের টাইলে <strong>ফ্রি ট্রায়াল</strong> বাছলে কারও নয় এমন খেলার টাকায় তা খোলে। কিছুই জেতা বা হারা হয় না, অ্যাকাউন্টও লাগে না।</p>',
      },
      AR: {
        title: 'هل أستطيع تجربة لعبة أولًا؟',
        content:
          '<p>نعم. <strong>التجربة المجانية</strong> على بطاقة اللعبة تفتحها بأموال لعب ليست لأحد. لا ربح ولا خسارة ولا حاجة إلى حساب.</p>',
      },
    },
  },
  {
    code: 'deposit-withdraw',
    group: 'MONEY',
    words: {
      EN: {
        title: 'How do deposits and withdrawals work?',
        content:
          '<p>Before you confirm, each way to pay shows its least and most, its fee and how long it takes. A withdrawal goes to an account in your own name.</p><ul><li>The least withdrawal is 10 credits.</li><li>What is still to be played is listed item by item.</li><li>If a payment has not arrived in its time, write to us with its reference.</li></ul>',
      },
      BN: {
        title: 'জমা ও তোলা কীভাবে হয়?',
        content:
          '<p>নিশ্চিত করার আগে প্রতিটি উপায়ে সর্বনিম্ন, সর্বোচ্চ, ফি আর সময় দেখা যায়। টাকা তোলা হয় আপনার নিজের নামের অ্যাকাউন্টে।</p><ul><li>সর্বনিম্ন তোলা ১০ ক্রেডিট।</li><li>কতটা খেলা বাকি, একে একে লেখা থাকে।</li><li>সময়মতো টাকা না এলে রেফারেন্স দিয়ে আমাদের লিখুন।</li></ul>',
      },
      AR: {
        title: 'كيف يعمل الإيداع والسحب؟',
        content:
          '<p>قبل التأكيد تُظهر كل طريقة دفع حدها الأدنى والأعلى ورسومها ومدتها. ويذهب السحب إلى حساب باسمك.</p><ul><li>أقل سحب 10 أرصدة.</li><li>ما بقي للعب مذكور بندًا بندًا.</li><li>إن لم تصل دفعة في وقتها فاكتب لنا برقمها المرجعي.</li></ul>',
      },
    },
  },
  {
    code: 'play-money',
    group: 'MONEY',
    words: {
      EN: {
        title: 'Is this real money?',
        content: '<p>Not in this demonstration. Every balance is play money: it cannot be bought, and it cannot be paid out.</p>',
      },
      BN: {
        title: 'এটা কি আসল টাকা?',
        content: '<p>এই প্রদর্শনীতে নয়। প্রতিটি ব্যালেন্স খেলার টাকা: কেনা যায় না, তোলাও যায় না।</p>',
      },
      AR: { title: 'هل هذه أموال حقيقية؟', content: '<p>ليس في هذا العرض. كل رصيد أموال لعب: لا يُشترى ولا يُصرف.</p>' },
    },
  },
  {
    code: 'verify-round',
    group: 'PLAY',
    words: {
      EN: {
        title: 'How can I check that a round was fair?',
        content:
          '<p>Before a round its seed’s hash is shown, afterwards the seed. Open the round in your betting record and choose <strong>Verify</strong>: your own browser works the round out again from the two.</p>',
      },
      BN: {
        title: 'রাউন্ড ন্যায্য ছিল কি না জানব কীভাবে?',
        content:
          '<p>রাউন্ডের আগে সিডের হ্যাশ দেখানো হয়, পরে সিডটি। বাজির রেকর্ডে রাউন্ডটি খুলে <strong>যাচাই</strong> বাছুন: আপনার নিজের ব্রাউজার দুটো থেকে রাউন্ডটি আবার হিসাব করে।</p>',
      },
      AR: {
        title: 'كيف أتحقق من عدالة جولة؟',
        content:
          '<p>تُعرض بصمة البذرة قبل الجولة والبذرة بعدها. افتح الجولة في سجل رهاناتك واختر <strong>تحقق</strong>: يعيد متصفحك حسابها منهما.</p>',
      },
    },
  },
  {
    code: 'interrupted-round',
    group: 'PLAY',
    words: {
      EN: {
        title: 'My connection broke in the middle of a round',
        content:
          '<p>The round is kept where it stood. Open the game again to finish it; a round that is already decided is paid to your balance whether you come back or not.</p>',
      },
      BN: {
        title: 'রাউন্ডের মাঝখানে সংযোগ কেটে গেছে',
        content: '<p>রাউন্ড যেখানে ছিল সেখানেই থাকে। শেষ করতে গেমটি আবার খুলুন; ফল হয়ে গেলে আপনি না ফিরলেও টাকা ব্যালেন্সে যোগ হয়।</p>',
      },
      AR: {
        title: 'انقطع اتصالي في منتصف جولة',
        content: '<p>تبقى الجولة حيث كانت. افتح اللعبة من جديد لإنهائها، والجولة المحسومة تُضاف إلى رصيدك عدت أم لم تعد.</p>',
      },
    },
  },
  {
    code: 'set-limits',
    group: 'SAFETY',
    words: {
      EN: {
        title: 'How do I set limits or take a break?',
        content:
          '<p>In your account, under <strong>Play within your limits</strong>. Limits stand on deposits, losses, stakes and time.</p><ul><li>A lower limit works at once, a higher one after a day.</li><li>A break lasts a day, a week or longer; self-exclusion six months at least, and nobody can end it early.</li></ul><p>If play is no longer fun, talk to somebody: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> listens in many languages, free of charge.</p>',
      },
      BN: {
        title: 'সীমা ঠিক করব বা বিরতি নেব কীভাবে?',
        content:
          '<p>অ্যাকাউন্টে <strong>সীমার মধ্যে খেলুন</strong> অংশে। জমা, ক্ষতি, বাজি ও সময়ে সীমা রাখা যায়।</p><ul><li>কম সীমা সঙ্গে সঙ্গে কার্যকর, বেশি সীমা এক দিন পরে।</li><li>বিরতি এক দিন, এক সপ্তাহ বা বেশি; আত্ম-বর্জন অন্তত ছয় মাস, আগে কেউ শেষ করতে পারে না।</li></ul><p>খেলা আর আনন্দের না থাকলে কারও সঙ্গে কথা বলুন: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> বহু ভাষায় বিনা খরচে শোনে।</p>',
      },
      AR: {
        title: 'كيف أضبط حدودًا أو آخذ استراحة؟',
        content:
          '<p>من حسابك تحت <strong>العب ضمن حدودك</strong>. الحدود على الإيداع والخسارة والرهان والوقت.</p><ul><li>الحد الأدنى يسري فورًا، والأعلى بعد يوم.</li><li>الاستراحة يوم أو أسبوع أو أكثر، والاستبعاد الذاتي ستة أشهر على الأقل ولا ينهيه أحد قبل أوانه.</li></ul><p>إن لم يعد اللعب ممتعًا فتحدث إلى أحد: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> تصغي بلغات كثيرة دون مقابل.</p>',
      },
    },
  },
  {
    code: 'keep-safe',
    group: 'SAFETY',
    words: {
      EN: {
        title: 'How do I keep my account safe?',
        content:
          '<p>Use a password that you use nowhere else. We never ask for it, by phone or in a chat. When somebody signs in from a new place we ask one more question.</p>',
      },
      BN: {
        title: 'অ্যাকাউন্ট নিরাপদ রাখব কীভাবে?',
        content: '<p>এমন পাসওয়ার্ড দিন যা আর কোথাও নেই। ফোনে বা চ্যাটে আমরা কখনো তা জিজ্ঞাসা করি না। নতুন জায়গা থেকে লগ ইন হলে আরেকটি প্রশ্ন করি।</p>',
      },
      AR: {
        title: 'كيف أحافظ على أمان حسابي؟',
        content:
          '<p>استخدم كلمة مرور لا تستخدمها في مكان آخر. لا نطلبها أبدًا بالهاتف أو في محادثة، ونطرح سؤالًا إضافيًا عند الدخول من مكان جديد.</p>',
      },
    },
  },
  {
    code: 'install-ios',
    group: 'INSTALL',
    words: {
      EN: {
        title: 'Install on iPhone or iPad',
        content:
          '<ol><li>Open the link in <strong>Safari</strong>.</li><li>Tap the <strong>Share</strong> button in the bar.</li><li>Choose <strong>Add to Home Screen</strong>.</li><li>Tap <strong>Add</strong>. The icon is on your home screen.</li></ol>',
      },
      BN: {
        title: 'আইফোন বা আইপ্যাডে ইনস্টল',
        content:
          '<ol><li>লিংকটি <strong>Safari</strong>-তে খুলুন।</li><li>বারে <strong>শেয়ার</strong> বোতামে চাপুন।</li><li><strong>হোম স্ক্রিনে যোগ করুন</strong> বাছুন।</li><li><strong>যোগ করুন</strong> চাপুন। আইকনটি হোম স্ক্রিনে চলে আসে।</li></ol>',
      },
      AR: {
        title: 'التثبيت على آيفون أو آيباد',
        content:
          '<ol><li>افتح الرابط في <strong>Safari</strong>.</li><li>اضغط زر <strong>المشاركة</strong> في الشريط.</li><li>اختر <strong>إضافة إلى الشاشة الرئيسية</strong>.</li><li>اضغط <strong>إضافة</strong>، وستجد الأيقونة على شاشتك.</li></ol>',
      },
    },
  },
  {
    code: 'install-android',
    group: 'INSTALL',
    words: {
      EN: {
        title: 'Install on Android',
        content:
          '<ol><li>Open the link in <strong>Chrome</strong>.</li><li>Open the menu with the three dots.</li><li>Choose <strong>Install app</strong> or <strong>Add to Home screen</strong>.</li><li>Confirm. The app opens without the browser’s bars.</li></ol>',
      },
      BN: {
        title: 'অ্যান্ড্রয়েডে ইনস্টল',
        content:
          '<ol><li>লিংকটি <strong>Chrome</strong>-এ খুলুন।</li><li>তিন বিন্দুর মেনু খুলুন।</li><li><strong>অ্যাপ ইনস্টল করুন</strong> বা <strong>হোম স্ক্রিনে যোগ করুন</strong> বাছুন।</li><li>নিশ্চিত করুন। অ্যাপটি ব্রাউজারের বার ছাড়াই খোলে।</li></ol>',
      },
      AR: {
        title: 'التثبيت على أندرويد',
        content:
          '<ol><li>افتح الرابط في <strong>Chrome</strong>.</li><li>افتح القائمة ذات النقاط الثلاث.</li><li>اختر <strong>تثبيت التطبيق</strong> أو <strong>إضافة إلى الشاشة الرئيسية</strong>.</li><li>أكّد، فيُفتح التطبيق دون أشرطة المتصفح.</li></ol>',
      },
    },
  },
  {
    code: 'terms',
    group: 'TERMS',
    words: {
      EN: {
        title: 'Terms',
        content:
          '<h3>1. Who may play</h3><p>Adults, for themselves, from places where it is allowed. One person has one account.</p><h3>2. Your money</h3><p>Your balance is yours. Winnings are paid even after you have signed out. Bonus money is kept apart from your own, with what is left to play beside it.</p><h3>3. Rounds and prices</h3><p>A round counts as the vendor has settled it. A price never changes without asking you. An obvious error is put right by a new entry; the old one stays visible.</p><h3>4. Fair play</h3><p>Playing with several accounts, with programs or together against others ends the account. Draws of our own can be verified by anyone.</p><h3>5. Limits</h3><p>Limits that you set are kept. Nobody here can lift them for you before their time.</p><h3>6. Your data</h3><p>We keep what is needed to run your account and what the law asks for, and nothing for sale. You may ask for a copy at any time.</p><h3>7. Disagreements</h3><p>Write to customer service first; every answer carries a reference. What we cannot settle goes to the body named beside the licence, where there is one.</p><h3>8. Changes</h3><p>New terms are announced fourteen days ahead. Terms of a promotion that you have joined stay as they were.</p>',
      },
      BN: {
        title: 'শর্তাবলি',
        content:
          '<h3>১. কে খেলতে পারেন</h3><p>প্রাপ্তবয়স্ক, নিজের জন্য, যেখানে অনুমতি আছে সেখান থেকে। একজনের একটি অ্যাকাউন্ট।</p><h3>২. আপনার টাকা</h3><p>ব্যালেন্স আপনারই। সাইন আউটের পরও জয়ের টাকা দেওয়া হয়। বোনাস আপনার টাকার থেকে আলাদা রাখা হয়, পাশে লেখা থাকে কতটা খেলা বাকি।</p><h3>৩. রাউন্ড ও দর</h3><p>ভেন্ডর যেভাবে নিষ্পত্তি করেন, রাউন্ড সেভাবেই গোনা হয়। আপনাকে না জিজ্ঞাসা করে দর বদলায় না। স্পষ্ট ভুল নতুন এন্ট্রিতে ঠিক করা হয়; পুরোনোটি দেখা যায়।</p><h3>৪. ন্যায্য খেলা</h3><p>একাধিক অ্যাকাউন্ট, প্রোগ্রাম বা দল বেঁধে অন্যের বিরুদ্ধে খেললে অ্যাকাউন্ট বন্ধ হয়। আমাদের নিজস্ব ড্র যে কেউ যাচাই করতে পারেন।</p><h3>৫. সীমা</h3><p>আপনার ঠিক করা সীমা মানা হয়। সময়ের আগে এখানে কেউ তা তুলতে পারেন না।</p><h3>৬. আপনার তথ্য</h3><p>অ্যাকাউন্ট চালাতে ও আইনে যা লাগে তা-ই রাখি, বিক্রির জন্য কিছু নয়। যেকোনো সময় অনুলিপি চাইতে পারেন।</p><h3>৭. মতভেদ</h3><p>আগে গ্রাহকসেবায় লিখুন; প্রতিটি উত্তরে একটি রেফারেন্স থাকে। আমরা না মেটাতে পারলে তা লাইসেন্সের পাশে লেখা সংস্থার কাছে যায়, যদি থাকে।</p><h3>৮. পরিবর্তন</h3><p>নতুন শর্ত চৌদ্দ দিন আগে জানানো হয়। যে প্রোমোশনে যোগ দিয়েছেন তার শর্ত যেমন ছিল তেমনই থাকে।</p>',
      },
      AR: {
        title: 'الشروط',
        content:
          '<h3>1. من يلعب</h3><p>البالغون، لأنفسهم، من أماكن يُسمح فيها. ولكل شخص حساب واحد.</p><h3>2. مالك</h3><p>رصيدك لك. تُصرف الأرباح حتى بعد خروجك. وتُحفظ المكافأة منفصلة عن مالك وبجانبها ما بقي للعب.</p><h3>3. الجولات والأسعار</h3><p>تُحسب الجولة كما سوّاها المورّد. لا يتغير سعر قبل أن تُسأل. ويُصحح الخطأ الواضح بقيد جديد ويبقى القديم ظاهرًا.</p><h3>4. اللعب النزيه</h3><p>اللعب بحسابات متعددة أو ببرامج أو بتواطؤ ضد الآخرين يُنهي الحساب. ويمكن لأي شخص التحقق من سحوباتنا.</p><h3>5. الحدود</h3><p>تُحترم الحدود التي تضعها، ولا يرفعها لك أحد هنا قبل أوانها.</p><h3>6. بياناتك</h3><p>نحفظ ما يلزم لتشغيل حسابك وما يطلبه القانون، ولا نبيع شيئًا. ولك طلب نسخة متى شئت.</p><h3>7. الخلافات</h3><p>اكتب لخدمة العملاء أولًا، ولكل رد رقم مرجعي. وما لا نستطيع حله يذهب إلى الجهة المذكورة بجانب الترخيص إن وُجدت.</p><h3>8. التغييرات</h3><p>تُعلن الشروط الجديدة قبل أربعة عشر يومًا. وتبقى شروط العرض الذي انضممت إليه كما كانت.</p>',
      },
    },
  },
];
