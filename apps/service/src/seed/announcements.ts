import type { InSeedLanguages } from './InSeedLanguages.ts';

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
  words: InSeedLanguages<AnnouncementWords>;
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
      VI: { title: 'Lịch sử cược · Ván nào cũng được ghi lại kèm số ván.', content: '' },
      CN: { title: '投注记录 · 每一局都按局号存档。', content: '' },
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
      VI: { title: 'Bảo mật · Passkey hoặc ứng dụng xác thực bảo vệ tài khoản của bạn.', content: '' },
      CN: { title: '账户安全 · 通行密钥或身份验证器应用守护您的账户。', content: '' },
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
      VI: { title: 'Chơi công bằng · Mọi ván của studio đều kiểm chứng được ngay trong game.', content: '' },
      CN: { title: '公平游戏 · 工作室的每一局都可以在游戏内验证。', content: '' },
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
      VI: {
        title: 'Tự kiểm chứng ván chơi của bạn',
        content:
          '<p>Trong game, mở <strong>Chơi công bằng</strong>.</p><p>Khi bạn đổi hạt giống ở đó, hạt giống cũ sẽ hiện ra và bạn kiểm chứng được từng ván gần đây của mình.</p>',
      },
      CN: {
        title: '亲自验证您的每一局',
        content: '<p>在游戏中打开<strong>公平游戏</strong>。</p><p>在那里更换您的种子后，旧种子就会公开，您最近的每一局都可以验证。</p>',
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
      VI: {
        title: 'Chào mừng đến với {brand}',
        content:
          '<p>Đây là bản trình diễn dùng <strong>tiền ảo</strong>. Bạn cứ xem quanh, hoặc đăng nhập bằng một lần bấm tại <a href="/dev/accounts">/dev/accounts</a> rồi chơi.</p>',
      },
      CN: {
        title: '欢迎来到 {brand}',
        content:
          '<p>这是使用<strong>游戏币</strong>的演示站。您可以随意浏览，也可以在 <a href="/dev/accounts">/dev/accounts</a> 一键登录后试玩。</p>',
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
      VI: {
        title: 'Trước khi bắt đầu',
        content:
          '<p>Hãy quyết định ngay bây giờ tối nay bạn sẽ dành bao nhiêu thời gian và tiền. Phía trên mỗi game luôn có thời gian của phiên chơi và thắng/thua ròng.</p>',
      },
      CN: { title: '开始之前', content: '<p>请现在就决定今晚花多少时间和多少钱。每个游戏上方都会显示本次游戏的时长和净输赢。</p>' },
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
        content: '<p>তার মধ্যে আছে <em>সোনার বাঘ</em>, <em>চাঁদের পদ্ম</em> আর <em>অরবিট ক্র্যাশ</em>। পাবেন স্লট বিভাগে।</p>',
      },
      AR: {
        title: 'ألعاب جديدة في الصالة',
        content: '<p>منها <em>النمر الذهبي</em> و<em>لوتس القمر</em> و<em>تحطم المدار</em>. تجدها في السلوتس.</p>',
      },
      VI: {
        title: 'Sảnh có thêm game mới',
        content:
          '<p>Trong đó có <em>Hổ vàng</em>, <em>Sen trăng</em> và <em>Quỹ đạo Crash</em>. Bạn tìm thấy chúng trong mục Máy slot.</p>',
      },
      CN: { title: '大厅上线新游戏', content: '<p>其中有 <em>金虎</em>、<em>月莲</em>和<em>轨道坠落</em>，都在“老虎机”分类里。</p>' },
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
      VI: {
        title: 'Cách kiểm chứng một ván',
        content:
          '<p>Trong game, mở <strong>Chơi công bằng</strong>. Dấu vân tay của hạt giống studio có sẵn ở đó trước khi bạn chơi. Khi bạn đổi hạt giống của mình, hạt giống cũ của studio sẽ hiện ra và ai cũng tính lại được các ván đã chơi.</p>',
      },
      CN: {
        title: '如何验证一局',
        content:
          '<p>在游戏中打开<strong>公平游戏</strong>。您开局之前，工作室种子的指纹就已经显示在那里。您更换自己的种子后，工作室的旧种子会公开，任何人都可以重新算出那些局的结果。</p>',
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
      VI: { title: 'Giữ lại những game bạn thích', content: '<p>Bấm vào trái tim trên game, game sẽ nằm sẵn trong mục Yêu thích.</p>' },
      CN: { title: '收藏喜欢的游戏', content: '<p>点一下游戏上的爱心，就能在“收藏”里找到它。</p>' },
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
      VI: {
        title: 'Bằng ngôn ngữ của bạn',
        content: '<p>Chọn ngôn ngữ ở đầu trang, hoặc trong menu trên điện thoại. Trang sẽ ghi nhớ lựa chọn đó.</p>',
      },
      CN: { title: '使用您的语言', content: '<p>在页面顶部选择语言，手机上请打开菜单选择。网站会记住您的选择。</p>' },
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
      VI: {
        title: 'Lịch sử cược theo từng ván',
        content: '<p>Mỗi lần cược và mỗi lần thắng đều có trong lịch sử cược chỉ giây lát sau khi ván kết thúc.</p>',
      },
      CN: { title: '按局查看投注记录', content: '<p>每局结束后片刻，投注额和派彩就会写入您的投注记录。</p>' },
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
      VI: {
        title: 'Xem nhanh các lần đăng nhập',
        content:
          '<p>Trong <strong>Trung tâm bảo mật</strong>, bạn thấy tài khoản đang đăng nhập ở đâu và mọi lần đăng nhập trước đó. Hãy đăng xuất thiết bị không phải của bạn.</p>',
      },
      CN: {
        title: '登录情况一目了然',
        content: '<p>在<strong>安全中心</strong>可以看到您的账户正在哪里登录，以及以往的每次登录。不是您本人的，请让它退出。</p>',
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
      VI: { title: 'Sáng hay tối', content: '<p>Giao diện theo thiết bị của bạn cho đến khi bạn tự chọn. Nút chuyển nằm ở đầu trang.</p>' },
      CN: { title: '浅色或深色', content: '<p>外观默认跟随您的设备，直到您自己选择。切换按钮在页面顶部。</p>' },
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
      VI: { title: 'Tìm mọi game theo tên', content: '<p>Gõ một phần của tên vào ô tìm kiếm. Gõ sai chút ít vẫn tìm được.</p>' },
      CN: { title: '按名称搜索所有游戏', content: '<p>在搜索框输入名称的一部分即可，有小错误也能找到。</p>' },
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
      VI: {
        title: 'Trợ giúp khi chơi không còn vui',
        content:
          '<p><a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> lắng nghe bạn bằng nhiều ngôn ngữ, miễn phí và kín đáo.</p>',
      },
      CN: {
        title: '当游戏不再是乐趣',
        content: '<p><a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> 以多种语言倾听您的困扰，免费且保密。</p>',
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
      VI: {
        title: 'Quy định của nhà cái, viết dễ hiểu',
        content: '<p>Đọc hết điều khoản chỉ mất mười phút. Điều khoản nằm ở cuối trung tâm trợ giúp.</p>',
      },
      CN: { title: '通俗易懂的平台规则', content: '<p>条款十分钟就能读完，就在帮助中心的最后。</p>' },
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
      VI: {
        title: 'Lương thời gian thực được kết toán năm phút một lần',
        content: '<p>Mỗi kỳ được trả một phút sau khi đóng. Phần lẻ dưới một xu được chuyển sang kỳ kế tiếp và bỏ đi vào cuối ngày.</p>',
      },
      CN: { title: '实时工资每五分钟结算一次', content: '<p>每个时段结束一分钟后发放。不足一分的零头计入下一时段，当天结束时舍去。</p>' },
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
      VI: {
        title: 'Cược của đội nhóm nay xuất được ra CSV',
        content:
          '<p>Tệp xuất có mọi dòng của báo cáo, không chỉ những dòng trên màn hình. Liên kết chỉ dùng được một lần, trong một phút.</p>',
      },
      CN: {
        title: '团队投注现已支持导出 CSV',
        content: '<p>导出的文件包含报表的全部行，不只是屏幕上的那些。下载链接仅可使用一次，一分钟内有效。</p>',
      },
    },
  },
];
