import type { InSeedLanguages } from './InSeedLanguages.ts';

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
  words: InSeedLanguages<PostWords>;
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
      VI: {
        title: 'Viết cho chúng tôi, và giữ trọn mạch trao đổi',
        summary: 'Góp ý nay là một cuộc trao đổi: mỗi tin có mã tham chiếu, và câu trả lời chờ bạn trong hộp thư.',
        content:
          '<p>Trước đây, tin nhắn gửi cho bộ phận chăm sóc khách hàng rời tay bạn, rồi câu trả lời đến từ một nơi nào đó. Nay cả hai ở cùng một chỗ: trong mục <strong>Góp ý</strong> của trung tâm hội viên, bạn thấy mình đã viết gì, chúng tôi đã trả lời gì và điều gì còn để ngỏ.</p><p>Mỗi tin có mã tham chiếu riêng. Nêu mã đó, người hỗ trợ biết ngay bạn đang nói đến câu nào. Bạn có thể thêm tối đa ba ảnh và viết tiếp cho đến khi cuộc trao đổi được đóng.</p><p>Khi có trả lời, hộp thư báo ngay nếu trang đang mở. Khách chưa có tài khoản cũng viết được, từ trung tâm trợ giúp, và để lại cách liên hệ.</p>',
      },
      CN: {
        title: '写给我们，对话都在',
        summary: '反馈现在是一场对话：每条内容都有编号，回复就在您的收件箱。',
        content:
          '<p>以前，发给客服的消息一旦寄出，回复不知从哪里来。现在两者放在一起：在会员中心的<strong>意见反馈</strong>里，您能看到自己写了什么、我们答复了什么，还有哪些尚未解决。</p><p>每条内容都有自己的编号。报出编号，客服马上就知道您指的是哪一句。您可以附上最多三张图片，在对话关闭之前都可以继续写。</p><p>有回复时，只要页面开着，收件箱就会提示。访客也可以从帮助中心给我们写信，并留下联系方式。</p>',
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
      VI: {
        title: 'Một ván được chứng minh thế nào',
        summary: 'Một con số được niêm phong trước khi bạn bấm bất cứ nút nào, và vì sao bạn không cần tin lời chúng tôi.',
        content:
          '<p>Game của studio quyết định một ván bằng hai hạt giống: một của chúng tôi và một của bạn. Trước ván, bạn thấy dấu vân tay của hạt giống bên chúng tôi. Nó không cho biết gì về kết quả, nhưng chỉ khớp với đúng một hạt giống, nên sau đó chúng tôi không thể chọn hạt giống khác.</p><p>Sau ván, bạn có thể đổi hạt giống của mình. Khi đó hạt giống của chúng tôi được công bố, và với cả hai, mọi ván đã chơi đều tính lại được. Trang của ván đã kết toán làm việc đó ngay trong trình duyệt của bạn: <em>cùng hạt giống, cùng kết quả</em>.</p><p>Việc này không làm tăng cơ hội thắng của bạn. Nó chứng minh rằng không ai xê dịch kết quả; lợi thế của nhà cái vẫn đúng như luật của game đã nêu.</p>',
      },
      CN: {
        title: '一局是怎样被证明的',
        summary: '在您按下任何按钮之前就已封存的数字，以及为什么您不必只听我们说。',
        content:
          '<p>工作室的游戏用两个种子决定一局：一个是我们的，一个是您的。开局前，您会看到我们种子的指纹。它不透露任何结果，但只与唯一的种子相符，因此我们事后无法另选一个。</p><p>局后您可以更换自己的种子。这时我们的种子会公开，有了这两个种子，玩过的每一局都可以重新计算。已结算局的页面就在您自己的浏览器里完成这一步：<em>同样的种子，同样的结果</em>。</p><p>这不会提高您的胜算。它证明的是没有人动过结果；平台优势仍如游戏规则所写。</p>',
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
      VI: {
        title: 'Đăng nhập không cần mật khẩu',
        summary: 'Passkey không đoán được, cũng không ai dụ bạn nói ra được. Thiết lập chỉ mất một phút.',
        content:
          '<p>Mật khẩu là bí mật mà hai bên cùng biết. Passkey thì khác: thiết bị của bạn giữ một khóa không bao giờ rời khỏi nó, và chỉ chứng tỏ rằng mình có khóa. Không có gì phải nhớ, không có gì phải gõ, và không có gì để trang giả mạo lấy được.</p><p>Mở <strong>Trung tâm bảo mật</strong>, chọn <strong>Passkey của bạn</strong>, rồi xác nhận bằng vân tay, khuôn mặt hoặc khóa màn hình của thiết bị. Từ đó, khi đăng nhập bạn không phải nhập gì thêm.</p><p>Nếu thiết bị không có passkey, ứng dụng xác thực là cách tốt kế tiếp. Trong cả hai trường hợp, các thiết bị khác của bạn được đăng xuất một lần để không ai ở lại trong tài khoản mà không được phép.</p>',
      },
      CN: {
        title: '无需密码登录',
        summary: '通行密钥猜不出来，也骗不走。设置只需一分钟。',
        content:
          '<p>密码是双方都知道的秘密。通行密钥不同：您的设备保管着一把从不离开设备的密钥，只证明自己持有它。不用记，不用输入，假网站也无从窃取。</p><p>打开<strong>安全中心</strong>，选择<strong>通行密钥</strong>，用指纹、面容或设备锁屏确认。此后登录不再需要其他步骤。</p><p>如果您的设备不支持通行密钥，身份验证器应用是其次的好选择。无论哪种方式，您的其他设备都会退出一次，以免有不该在的人留在账户里。</p>',
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
      VI: {
        title: 'Quyết định trước khi chơi',
        summary: 'Game được lấy của bạn bao nhiêu thời gian và tiền: câu hỏi này dễ trả lời hơn khi chưa bắt đầu.',
        content:
          '<p>Giữa lúc chơi, thật khó biết đã chơi bao lâu. Đó không phải là yếu đuối; game được làm ra để giữ sự chú ý. Vì vậy, lúc nên quyết định là trước ván đầu tiên.</p><p>Hãy chọn một khoản tiền mà mất đi bạn cũng không thấy thiếu, và một giờ để dừng. Thỉnh thoảng xem mục <strong>Lãi và lỗ</strong>: mục này tính mọi ngày, kể cả những ngày ta muốn quên. Muốn gỡ lại tiền đã thua là lý do tệ nhất để chơi tiếp.</p><p>Khi chơi không còn vui, hãy nghỉ một lát và nói chuyện với ai đó. Liên kết <strong>Tìm trợ giúp</strong> ở cuối mỗi trang dẫn đến những người sẵn lòng lắng nghe, miễn phí và không hỏi bạn là ai.</p>',
      },
      CN: {
        title: '先决定，再开始',
        summary: '一个游戏可以花多少时间和多少钱，在开始之前更容易回答。',
        content:
          '<p>玩到一半，很难判断已经玩了多久。这不是软弱，游戏本来就是为吸引注意力而设计的。所以，做决定的更好时机是第一局之前。</p><p>选一个输了也不心疼的金额，再定一个停下的时间。不时看看<strong>盈亏</strong>：它统计每一天，包括您宁愿忘掉的那些。想把输掉的钱赢回来，是继续玩的最坏理由。</p><p>如果游戏不再是乐趣，就休息一下，找人聊聊。每页底部的<strong>获取帮助</strong>会带您找到愿意倾听的人，免费，也不问您是谁。</p>',
      },
    },
  },
];
