interface PostWords {
  title: string;
  summary: string;
  /** HTML. */
  content: string;
}

export interface SeedPost {
  slug: string;
  kind: 'news' | 'blog';
  /** Whole days before the seed's instant. */
  daysAgo: number;
  words: Record<'EN' | 'BN' | 'AR', PostWords>;
}

/** Articles of the news and the blog, newest first. Source: MEM-21. */
export const seedPosts: SeedPost[] = [
  {
    slug: 'write-to-us-and-keep-the-thread',
    kind: 'news',
    daysAgo: 1,
    words: {
      EN: {
        title: 'Write to us, and keep the thread',
        summary: 'Feedback is now a conversation: each text has a reference, and the answer waits in your inbox.',
        content:
          '<p>Until now a message to customer service left your hands and an answer came from somewhere. Now both stay together: under <strong>Feedback</strong> in your member centre you see what you wrote, what we answered, and what is still open.</p><p>Every text has a reference of its own. Name it, and whoever helps you knows at once which sentence you mean. You can add up to three pictures, and you can write again until the conversation is closed.</p><p>When an answer arrives, your inbox says so while the page is open. Visitors can write too, from the help centre; they leave a way to be reached.</p>',
      },
      BN: {
        title: 'আমাদের লিখুন, কথোপকথন হাতে রাখুন',
        summary: 'মতামত এখন একটি আলাপ: প্রতিটি লেখার রেফারেন্স আছে, আর উত্তর আপনার ইনবক্সে অপেক্ষা করে।',
        content:
          '<p>এত দিন গ্রাহক সেবায় পাঠানো বার্তা আর তার উত্তর আলাদা থাকত। এখন দুটি একসঙ্গে থাকে: সদস্য কেন্দ্রের <strong>মতামত</strong> পাতায় দেখা যায় আপনি কী লিখেছেন, আমরা কী উত্তর দিয়েছি, আর কী এখনো খোলা।</p><p>প্রতিটি লেখার নিজের রেফারেন্স আছে। সেটি বললেই যিনি সাহায্য করেন তিনি বুঝে যান কোন কথাটি বোঝাতে চাইছেন। তিনটি পর্যন্ত ছবি যোগ করা যায়, আর আলাপ বন্ধ না হওয়া পর্যন্ত আবার লেখা যায়।</p><p>উত্তর এলে খোলা পাতাতেই ইনবক্স তা জানায়। অতিথিরাও সহায়তা কেন্দ্র থেকে লিখতে পারেন; তাঁরা যোগাযোগের একটি উপায় দিয়ে যান।</p>',
      },
      AR: {
        title: 'اكتب إلينا واحتفظ بالمحادثة',
        summary: 'أصبحت الملاحظات محادثة: لكل نص رقم مرجعي، والرد ينتظرك في صندوق رسائلك.',
        content:
          '<p>كانت الرسالة إلى خدمة العملاء تذهب في طريق ويأتي الرد من طريق آخر. أما الآن فيبقيان معًا: في صفحة <strong>الملاحظات</strong> في مركز الأعضاء ترى ما كتبته وما رددنا به وما لا يزال مفتوحًا.</p><p>لكل نص رقمه المرجعي. اذكره فيعرف من يساعدك أي جملة تقصد. يمكنك إضافة ثلاث صور، والكتابة من جديد إلى أن تُغلق المحادثة.</p><p>وعند وصول الرد يخبرك صندوق رسائلك والصفحة مفتوحة. ويستطيع الزوار الكتابة أيضًا من مركز المساعدة بعد ترك وسيلة للتواصل معهم.</p>',
      },
    },
  },
  {
    slug: 'how-a-round-is-proved',
    kind: 'blog',
    daysAgo: 6,
    words: {
      EN: {
        title: 'How a round is proved',
        summary: 'A number that was sealed before you pressed anything, and why you need not take our word for it.',
        content:
          '<p>A game of the studio decides a round from two seeds: one of ours and one of yours. Before the round you see a fingerprint of our seed. It tells nothing about the result, but it fits one seed only, so we cannot choose another afterwards.</p><p>After the round you can change your seed. Then ours is shown, and with both of them every round that was played can be computed again. The page of a settled round does it in your own browser: <em>the same seeds, the same result</em>.</p><p>What this does not do is raise your chances. It proves that nobody moved the result; the edge of the house stays as the rules of the game say.</p>',
      },
      BN: {
        title: 'একটি রাউন্ড কীভাবে প্রমাণ হয়',
        summary: 'আপনি কিছু চাপার আগেই সিল করা একটি সংখ্যা, আর কেন আমাদের কথা বিশ্বাস করার দরকার নেই।',
        content:
          '<p>স্টুডিওর গেম দুটি সিড থেকে একটি রাউন্ডের ফল ঠিক করে: একটি আমাদের, একটি আপনার। রাউন্ডের আগে আপনি আমাদের সিডের ছাপ দেখেন। তাতে ফল জানা যায় না, কিন্তু সেটি একটিমাত্র সিডের সঙ্গেই মেলে, তাই পরে আমরা অন্যটি বেছে নিতে পারি না।</p><p>রাউন্ডের পরে আপনি নিজের সিড বদলাতে পারেন। তখন আমাদেরটি দেখানো হয়, আর দুটি দিয়ে খেলা প্রতিটি রাউন্ড আবার গণনা করা যায়। শেষ হওয়া রাউন্ডের পাতা আপনার নিজের ব্রাউজারেই তা করে: <em>একই সিড, একই ফল</em>।</p><p>এতে আপনার জেতার সম্ভাবনা বাড়ে না। এটি প্রমাণ করে যে কেউ ফল বদলায়নি; হাউসের সুবিধা গেমের নিয়মে যেমন লেখা তেমনই থাকে।</p>',
      },
      AR: {
        title: 'كيف تُثبَت الجولة',
        summary: 'رقم خُتم قبل أن تضغط شيئًا، ولماذا لا تحتاج إلى تصديق كلامنا.',
        content:
          '<p>تقرر لعبة الاستوديو نتيجة الجولة من بذرتين: واحدة لنا وواحدة لك. قبل الجولة ترى بصمة بذرتنا. لا تكشف البصمة شيئًا عن النتيجة، لكنها لا تطابق إلا بذرة واحدة، فلا يمكننا اختيار غيرها بعد ذلك.</p><p>بعد الجولة يمكنك تغيير بذرتك. عندها تُعرض بذرتنا، وبهما معًا يمكن حساب كل جولة لُعبت من جديد. وتفعل صفحة الجولة المنتهية ذلك في متصفحك أنت: <em>البذرتان نفسهما والنتيجة نفسها</em>.</p><p>لا يرفع ذلك فرصك في الفوز. إنه يثبت أن أحدًا لم يغيّر النتيجة؛ أما أفضلية الدار فتبقى كما تنص قواعد اللعبة.</p>',
      },
    },
  },
  {
    slug: 'log-in-without-a-password',
    kind: 'blog',
    daysAgo: 14,
    words: {
      EN: {
        title: 'Log in without a password',
        summary: 'A passkey cannot be guessed, and cannot be talked out of you. Setting one up takes a minute.',
        content:
          '<p>A password is a secret that two sides know. A passkey is different: your device keeps a key that never leaves it, and shows only that it has the key. There is nothing to remember, nothing to type, and nothing that a false page could collect.</p><p>Open the <strong>Security centre</strong>, choose <strong>Passkeys</strong>, and confirm with your finger, your face or the lock of your device. From then on the log-in asks for nothing else.</p><p>If your device has no passkeys, an authenticator app is the next best way. In both cases your other devices are signed out once, so that nobody stays in who should not be there.</p>',
      },
      BN: {
        title: 'পাসওয়ার্ড ছাড়া লগ ইন',
        summary: 'পাসকি আন্দাজ করা যায় না, কথায় ভুলিয়ে নেওয়াও যায় না। চালু করতে এক মিনিট লাগে।',
        content:
          '<p>পাসওয়ার্ড এমন গোপন কথা যা দুই পক্ষ জানে। পাসকি আলাদা: আপনার ডিভাইসে একটি চাবি থাকে যা কখনো বাইরে যায় না, ডিভাইস শুধু দেখায় যে চাবিটি তার কাছে আছে। মনে রাখার কিছু নেই, লেখার কিছু নেই, আর ভুয়া পাতার চুরি করারও কিছু নেই।</p><p><strong>নিরাপত্তা কেন্দ্র</strong> খুলুন, <strong>পাসকি</strong> বাছুন, আর আঙুল, মুখ বা ডিভাইসের লক দিয়ে নিশ্চিত করুন। এরপর লগ ইন আর কিছু চায় না।</p><p>আপনার ডিভাইসে পাসকি না থাকলে অথেনটিকেটর অ্যাপ পরের সেরা উপায়। দুই ক্ষেত্রেই অন্য ডিভাইসগুলো একবার সাইন আউট হয়, যাতে অনাহূত কেউ ভেতরে না থাকে।</p>',
      },
      AR: {
        title: 'سجّل الدخول بلا كلمة مرور',
        summary: 'لا يمكن تخمين مفتاح المرور ولا استدراجك لكشفه، وإعداده لا يستغرق سوى دقيقة.',
        content:
          '<p>كلمة المرور سر يعرفه طرفان. أما مفتاح المرور فمختلف: يحتفظ جهازك بمفتاح لا يغادره أبدًا، ويثبت فقط أنه يملكه. لا شيء لتتذكره ولا شيء لتكتبه ولا شيء تجمعه صفحة مزيفة.</p><p>افتح <strong>مركز الأمان</strong> واختر <strong>مفاتيح المرور</strong> ثم أكّد ببصمتك أو وجهك أو قفل جهازك. بعد ذلك لا يطلب تسجيل الدخول شيئًا آخر.</p><p>إن لم يدعم جهازك مفاتيح المرور فتطبيق المصادقة هو الخيار التالي. وفي الحالتين تُسجَّل أجهزتك الأخرى خروجًا مرة واحدة، كي لا يبقى في الداخل من لا ينبغي له ذلك.</p>',
      },
    },
  },
  {
    slug: 'decide-before-you-play',
    kind: 'blog',
    daysAgo: 24,
    words: {
      EN: {
        title: 'Decide before you play',
        summary: 'How much time and money a game may take is easier to answer before it has begun.',
        content:
          '<p>In the middle of a game it is hard to judge how long it has lasted. That is not a weakness; games are made to hold attention. So the better moment to decide is before the first round.</p><p>Choose an amount that you can lose without missing it, and a time at which you stop. Look at <strong>Profit and loss</strong> now and then: it counts every day, also those that one would rather forget. Money that has to be won back is the worst reason to go on.</p><p>If playing stops being fun, take a break, and talk to somebody. The link <strong>Get help</strong> at the foot of each page leads to people who listen, free of charge and without asking who you are.</p>',
      },
      BN: {
        title: 'খেলার আগে ঠিক করুন',
        summary: 'একটি গেম কত সময় আর টাকা নিতে পারে, তার উত্তর শুরুর আগে দেওয়া সহজ।',
        content:
          '<p>খেলার মাঝখানে বোঝা কঠিন কতক্ষণ কেটে গেছে। এটি দুর্বলতা নয়; গেম মনোযোগ ধরে রাখার জন্যই তৈরি। তাই সিদ্ধান্তের ভালো সময় প্রথম রাউন্ডের আগে।</p><p>এমন একটি পরিমাণ বাছুন যা হারালেও অসুবিধা হবে না, আর থামার একটি সময়। মাঝে মাঝে <strong>লাভ-ক্ষতি</strong> দেখুন: সেখানে প্রতিটি দিন গোনা হয়, যেগুলো ভুলে থাকতে ইচ্ছে করে সেগুলোও। হারানো টাকা ফেরত জেতা চালিয়ে যাওয়ার সবচেয়ে খারাপ কারণ।</p><p>খেলা আর আনন্দের না থাকলে বিরতি নিন, কারও সঙ্গে কথা বলুন। প্রতিটি পাতার নিচের <strong>সাহায্য নিন</strong> লিংক এমন মানুষের কাছে নিয়ে যায় যাঁরা বিনা খরচে শোনেন, আপনি কে তা না জেনেই।</p>',
      },
      AR: {
        title: 'قرّر قبل أن تلعب',
        summary: 'كم من الوقت والمال يمكن أن تأخذه اللعبة؟ الجواب أسهل قبل أن تبدأ.',
        content:
          '<p>في وسط اللعب يصعب تقدير الوقت الذي مضى. ليس هذا ضعفًا، فالألعاب صُممت لتشد الانتباه. لذلك أفضل وقت للقرار هو ما قبل الجولة الأولى.</p><p>اختر مبلغًا لا يضرك فقدانه، ووقتًا تتوقف عنده. وانظر بين حين وآخر إلى <strong>الربح والخسارة</strong>: فهي تحسب كل يوم، حتى الأيام التي نفضل نسيانها. والمال الذي يجب استرداده هو أسوأ سبب للاستمرار.</p><p>إذا لم يعد اللعب ممتعًا فخذ استراحة وتحدث إلى أحد. يقودك رابط <strong>احصل على المساعدة</strong> أسفل كل صفحة إلى أشخاص ينصتون إليك مجانًا ودون أن يسألوا من أنت.</p>',
      },
    },
  },
];
