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

/** Articles of the help centre, in order. The last one is the terms. */
export const seedArticles: SeedArticle[] = [
  {
    code: 'open-account',
    group: 'START',
    words: {
      EN: {
        title: 'How do I open an account?',
        content:
          '<p>Choose <strong>Sign up</strong> at the top of the page. The form marks what may be left out; an e-mail address or a mobile number helps you back in when you have forgotten your password.</p><p>You must be of age where you live. One person has one account.</p>',
      },
      BN: {
        title: 'অ্যাকাউন্ট খুলব কীভাবে?',
        content:
          '<p>পাতার ওপরে <strong>সাইন আপ</strong> বাছুন। যা না দিলেও চলে ফর্মে তা লেখা আছে; পাসওয়ার্ড ভুলে গেলে ই-মেইল বা মোবাইল নম্বর ফিরতে সাহায্য করে।</p><p>আপনি যেখানে থাকেন সেখানে প্রাপ্তবয়স্ক হতে হবে। একজনের একটি অ্যাকাউন্ট।</p>',
      },
      AR: {
        title: 'كيف أفتح حسابًا؟',
        content:
          '<p>اختر <strong>إنشاء حساب</strong> في أعلى الصفحة. تذكر الاستمارة ما يجوز تركه، والبريد أو رقم الجوال يسهّل العودة إن نسيت كلمة المرور.</p><p>يجب أن تكون بالغًا في مكان إقامتك، ولكل شخص حساب واحد.</p>',
      },
    },
  },
  {
    code: 'look-around',
    group: 'START',
    words: {
      EN: {
        title: 'Can I look around first?',
        content:
          '<p>Yes. The lobby is open to everybody. A trial account from <strong>Free demo</strong>, beside the log-in, sees what members see, but starts no game.</p><p>In this demonstration, <a href="/dev/accounts">/dev/accounts</a> logs you in as a member with play money.</p>',
      },
      BN: {
        title: 'আগে ঘুরে দেখা যায়?',
        content:
          '<p>যায়। লবি সবার জন্য খোলা। লগ ইনের পাশে <strong>ফ্রি ডেমো</strong> থেকে পাওয়া ট্রায়াল অ্যাকাউন্ট সদস্যরা যা দেখেন তা-ই দেখে, তবে কোনো গেম শুরু করতে পারে না।</p><p>এই প্রদর্শনীতে <a href="/dev/accounts">/dev/accounts</a> আপনাকে খেলার টাকাসহ সদস্য হিসেবে লগ ইন করায়।</p>',
      },
      AR: {
        title: 'هل أستطيع التجول أولًا؟',
        content:
          '<p>نعم، فالصالة مفتوحة للجميع. والحساب التجريبي من <strong>تجربة مجانية</strong> بجانب تسجيل الدخول يرى ما يراه الأعضاء، لكنه لا يبدأ لعبة.</p><p>في هذا العرض يُدخلك <a href="/dev/accounts">/dev/accounts</a> عضوًا بأموال لعب.</p>',
      },
    },
  },
  {
    code: 'money-record',
    group: 'MONEY',
    words: {
      EN: {
        title: 'Where do I see what I staked and won?',
        content:
          '<p>Your balance stands in the header. The <strong>Betting record</strong> holds every round with its stake and its payout, and <strong>Export CSV</strong> hands it out as a file.</p>',
      },
      BN: {
        title: 'কত বাজি ধরেছি আর জিতেছি কোথায় দেখব?',
        content:
          '<p>ব্যালেন্স ওপরের বারে থাকে। <strong>বাজির রেকর্ড</strong>-এ প্রতিটি রাউন্ড তার বাজি ও প্রাপ্তিসহ লেখা থাকে, আর <strong>CSV নামান</strong> তা ফাইল হিসেবে দেয়।</p>',
      },
      AR: {
        title: 'أين أرى ما راهنت به وما ربحته؟',
        content:
          '<p>رصيدك في أعلى الصفحة. وفي <strong>سجل الرهانات</strong> كل جولة برهانها وعائدها، و<strong>تصدير CSV</strong> يعطيك إياه ملفًا.</p>',
      },
    },
  },
  {
    code: 'play-money',
    group: 'MONEY',
    words: {
      EN: {
        title: 'Is this real money?',
        content:
          '<p>Not in this demonstration. Every balance is play money: it cannot be bought, and it cannot be paid out. There are no deposits and no withdrawals.</p>',
      },
      BN: {
        title: 'এটা কি আসল টাকা?',
        content: '<p>এই প্রদর্শনীতে নয়। প্রতিটি ব্যালেন্স খেলার টাকা: কেনা যায় না, তোলাও যায় না। এখানে জমা বা তোলার ব্যবস্থা নেই।</p>',
      },
      AR: { title: 'هل هذه أموال حقيقية؟', content: '<p>ليس في هذا العرض. كل رصيد أموال لعب: لا يُشترى ولا يُصرف، ولا إيداع هنا ولا سحب.</p>' },
    },
  },
  {
    code: 'verify-round',
    group: 'PLAY',
    words: {
      EN: {
        title: 'How can I check that a round was fair?',
        content:
          '<ol><li>In the game, open <strong>Fair play</strong>. Before you play, the fingerprint of the studio’s seed stands there.</li><li>Change your own seed. The studio’s old one is shown, and a new one begins.</li><li>Each of your last rounds now has <strong>Verify</strong>: your own browser works the round out again.</li></ol>',
      },
      BN: {
        title: 'রাউন্ড ন্যায্য ছিল কি না জানব কীভাবে?',
        content:
          '<ol><li>গেমে <strong>ন্যায্য খেলা</strong> খুলুন। খেলার আগেই সেখানে স্টুডিওর সিডের ফিঙ্গারপ্রিন্ট থাকে।</li><li>নিজের সিড বদলান। স্টুডিওর পুরোনো সিডটি দেখা যায়, নতুন একটি শুরু হয়।</li><li>এখন আপনার শেষ প্রতিটি রাউন্ডে <strong>যাচাই করুন</strong> আছে: আপনার নিজের ব্রাউজার রাউন্ডটি আবার হিসাব করে।</li></ol>',
      },
      AR: {
        title: 'كيف أتحقق من عدالة جولة؟',
        content:
          '<ol><li>افتح <strong>اللعب النزيه</strong> داخل اللعبة. تجد هناك بصمة بذرة الاستوديو قبل أن تلعب.</li><li>غيّر بذرتك، فتظهر بذرة الاستوديو القديمة وتبدأ أخرى جديدة.</li><li>يصبح بجانب كل من جولاتك الأخيرة <strong>تحقّق</strong>: يعيد متصفحك حسابها.</li></ol>',
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
    code: 'stay-in-control',
    group: 'SAFETY',
    words: {
      EN: {
        title: 'How do I stay in control?',
        content:
          '<p>Decide before you start how much time and money a game may take. Above each game stand the time of the session and its net position.</p><p>Limits and breaks that you set yourself are not there yet.</p><p>If play is no longer fun, talk to somebody: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> listens in many languages, free of charge.</p>',
      },
      BN: {
        title: 'নিয়ন্ত্রণে থাকব কীভাবে?',
        content:
          '<p>একটি গেমে কত সময় ও টাকা যাবে, শুরুর আগেই ঠিক করুন। প্রতিটি গেমের ওপরে সেশনের সময় আর লাভ-ক্ষতি দেখা যায়।</p><p>নিজে ঠিক করা সীমা ও বিরতি এখনো নেই।</p><p>খেলা আর আনন্দের না থাকলে কারও সঙ্গে কথা বলুন: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> বহু ভাষায় বিনা খরচে শোনে।</p>',
      },
      AR: {
        title: 'كيف أبقى متحكمًا؟',
        content:
          '<p>قرّر قبل أن تبدأ كم من الوقت والمال قد تأخذه لعبة. فوق كل لعبة وقت الجلسة وصافي نتيجتها.</p><p>الحدود والاستراحات التي تضعها بنفسك ليست متاحة بعد.</p><p>إن لم يعد اللعب ممتعًا فتحدث إلى أحد: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> تصغي بلغات كثيرة دون مقابل.</p>',
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
          '<p>Use a password that you use nowhere else. We never ask for it, by phone or in a chat.</p><p>Under <strong>Security centre</strong> you can add a passkey or an authenticator app, see where you are logged in, and sign out the rest.</p>',
      },
      BN: {
        title: 'অ্যাকাউন্ট নিরাপদ রাখব কীভাবে?',
        content:
          '<p>এমন পাসওয়ার্ড দিন যা আর কোথাও নেই। ফোনে বা চ্যাটে আমরা কখনো তা জিজ্ঞাসা করি না।</p><p><strong>নিরাপত্তা কেন্দ্র</strong> পাতায় পাসকি বা অথেনটিকেটর অ্যাপ যোগ করতে পারেন, কোথায় লগ ইন আছেন দেখতে পারেন, আর বাকিগুলো সাইন আউট করতে পারেন।</p>',
      },
      AR: {
        title: 'كيف أحافظ على أمان حسابي؟',
        content:
          '<p>استخدم كلمة مرور لا تستخدمها في مكان آخر. لا نطلبها أبدًا بالهاتف أو في محادثة.</p><p>في صفحة <strong>مركز الأمان</strong> يمكنك إضافة مفتاح مرور أو تطبيق مصادقة، ورؤية أين سجّلت دخولك، وإخراج البقية.</p>',
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
          '<h3>1. Who may play</h3><p>Adults, for themselves, from places where it is allowed. One person has one account.</p><h3>2. Your money</h3><p>Your balance is yours. Winnings are paid even after you have signed out.</p><h3>3. Rounds</h3><p>A round counts as the vendor has settled it. An obvious error is put right by a new entry; the old one is never erased.</p><h3>4. Fair play</h3><p>Playing with several accounts, with programs or together against others ends the account. Rounds of our own studio can be verified by their players.</p><h3>5. Limits</h3><p>A limit or an exclusion that stands on your account is kept: no game takes a stake against it.</p><h3>6. Your data</h3><p>We keep what is needed to run your account and what the law asks for, and nothing for sale.</p><h3>7. Disagreements</h3><p>Write to customer service first, with the reference that stands beside what failed. What we cannot settle goes to the body named beside the licence, where there is one.</p>',
      },
      BN: {
        title: 'শর্তাবলি',
        content:
          '<h3>১. কে খেলতে পারেন</h3><p>প্রাপ্তবয়স্ক, নিজের জন্য, যেখানে অনুমতি আছে সেখান থেকে। একজনের একটি অ্যাকাউন্ট।</p><h3>২. আপনার টাকা</h3><p>ব্যালেন্স আপনারই। সাইন আউটের পরও জয়ের টাকা দেওয়া হয়।</p><h3>৩. রাউন্ড</h3><p>ভেন্ডর যেভাবে নিষ্পত্তি করেন, রাউন্ড সেভাবেই গোনা হয়। স্পষ্ট ভুল নতুন এন্ট্রিতে ঠিক করা হয়; পুরোনোটি কখনো মোছা হয় না।</p><h3>৪. ন্যায্য খেলা</h3><p>একাধিক অ্যাকাউন্ট, প্রোগ্রাম বা দল বেঁধে অন্যের বিরুদ্ধে খেললে অ্যাকাউন্ট বন্ধ হয়। আমাদের নিজস্ব স্টুডিওর রাউন্ড খেলোয়াড়েরা যাচাই করতে পারেন।</p><h3>৫. সীমা</h3><p>আপনার অ্যাকাউন্টে থাকা সীমা বা বর্জন মানা হয়: তার বিরুদ্ধে কোনো গেম বাজি নেয় না।</p><h3>৬. আপনার তথ্য</h3><p>অ্যাকাউন্ট চালাতে ও আইনে যা লাগে তা-ই রাখি, বিক্রির জন্য কিছু নয়।</p><h3>৭. মতভেদ</h3><p>আগে গ্রাহকসেবায় লিখুন, যা ব্যর্থ হয়েছে তার পাশের রেফারেন্সসহ। আমরা না মেটাতে পারলে তা লাইসেন্সের পাশে লেখা সংস্থার কাছে যায়, যদি থাকে।</p>',
      },
      AR: {
        title: 'الشروط',
        content:
          '<h3>1. من يلعب</h3><p>البالغون، لأنفسهم، من أماكن يُسمح فيها. ولكل شخص حساب واحد.</p><h3>2. مالك</h3><p>رصيدك لك. وتُصرف الأرباح حتى بعد خروجك.</p><h3>3. الجولات</h3><p>تُحسب الجولة كما سوّاها المورّد. ويُصحح الخطأ الواضح بقيد جديد ولا يُمحى القديم أبدًا.</p><h3>4. اللعب النزيه</h3><p>اللعب بحسابات متعددة أو ببرامج أو بتواطؤ ضد الآخرين يُنهي الحساب. ويمكن للاعبين التحقق من جولات الاستوديو الخاص بنا.</p><h3>5. الحدود</h3><p>يُحترم كل حد أو استبعاد قائم على حسابك: لا تقبل أي لعبة رهانًا يخالفه.</p><h3>6. بياناتك</h3><p>نحفظ ما يلزم لتشغيل حسابك وما يطلبه القانون، ولا نبيع شيئًا.</p><h3>7. الخلافات</h3><p>اكتب لخدمة العملاء أولًا مع الرقم المرجعي المذكور بجانب ما تعثّر. وما لا نستطيع حله يذهب إلى الجهة المذكورة بجانب الترخيص إن وُجدت.</p>',
      },
    },
  },
];
