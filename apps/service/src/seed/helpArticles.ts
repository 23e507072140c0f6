import type { InSeedLanguages } from './InSeedLanguages.ts';

interface ArticleWords {
  title: string;
  /** HTML. */
  content: string;
}

export interface SeedArticle {
  code: string;
  group: 'START' | 'MONEY' | 'PLAY' | 'SAFETY' | 'INSTALL' | 'TERMS';
  words: InSeedLanguages<ArticleWords>;
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
      VI: {
        title: 'Mở tài khoản thế nào?',
        content:
          '<p>Chọn <strong>Đăng ký</strong> ở đầu trang. Biểu mẫu ghi rõ mục nào có thể bỏ trống; email hoặc số điện thoại giúp bạn vào lại khi quên mật khẩu.</p><p>Bạn phải đủ tuổi theo luật nơi bạn sống. Mỗi người một tài khoản.</p>',
      },
      CN: {
        title: '如何开户？',
        content:
          '<p>点击页面顶部的<strong>注册</strong>。表单会标明哪些可以不填；填写邮箱或手机号，忘记密码时便于找回。</p><p>您必须达到所在地的法定年龄。每人一个账户。</p>',
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
      VI: {
        title: 'Tôi xem thử trước được không?',
        content:
          '<p>Được. Sảnh mở cho tất cả mọi người. Tài khoản thử từ nút <strong>Chơi thử</strong>, cạnh nút đăng nhập, thấy những gì hội viên thấy nhưng không mở được game.</p><p>Trong bản trình diễn này, <a href="/dev/accounts">/dev/accounts</a> cho bạn đăng nhập làm hội viên với tiền ảo.</p>',
      },
      CN: {
        title: '可以先看看吗？',
        content:
          '<p>可以。大厅对所有人开放。登录旁的<strong>免费试玩</strong>会给您一个试玩账户，能看到会员所见的内容，但不能进入游戏。</p><p>在本演示站中，<a href="/dev/accounts">/dev/accounts</a> 可让您以会员身份使用游戏币登录。</p>',
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
      VI: {
        title: 'Xem tiền cược và tiền thắng ở đâu?',
        content:
          '<p>Số dư nằm ở đầu trang. <strong>Lịch sử cược</strong> có mọi ván kèm tiền cược và tiền trả thưởng, còn <strong>Xuất CSV</strong> cho bạn tải tất cả về thành một tệp.</p>',
      },
      CN: {
        title: '在哪里查看投注和派彩？',
        content:
          '<p>余额显示在页面顶部。<strong>投注记录</strong>里有每一局的投注额和派彩，点击<strong>导出 CSV</strong> 可保存为文件。</p>',
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
          '<p>Not in this demonstration. Every balance is play money: it cannot be bought, and it cannot be paid out. Deposits and withdrawals are shown as they work, without real money.</p>',
      },
      BN: {
        title: 'এটা কি আসল টাকা?',
        content: '<p>এই প্রদর্শনীতে নয়। প্রতিটি ব্যালেন্স খেলার টাকা: কেনা যায় না, তোলাও যায় না। জমা ও উত্তোলন যেভাবে চলে সেভাবেই দেখানো হয়, আসল টাকা ছাড়া।</p>',
      },
      AR: {
        title: 'هل هذه أموال حقيقية؟',
        content: '<p>ليس في هذا العرض. كل رصيد أموال لعب: لا يُشترى ولا يُصرف. ويُعرض الإيداع والسحب كما يعملان، دون أموال حقيقية.</p>',
      },
      VI: {
        title: 'Đây có phải tiền thật không?',
        content:
          '<p>Trong bản trình diễn này thì không. Mọi số dư đều là tiền ảo: không mua được và không rút ra được. Nạp tiền và rút tiền chạy đúng như thật, nhưng không có tiền thật.</p>',
      },
      CN: {
        title: '这是真钱吗？',
        content: '<p>在本演示站不是。所有余额都是游戏币：买不到，也提不出。存款和提款按实际流程演示，不涉及真钱。</p>',
      },
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
      VI: {
        title: 'Làm sao kiểm tra một ván có công bằng không?',
        content:
          '<ol><li>Trong game, mở <strong>Chơi công bằng</strong>. Trước khi bạn chơi, dấu vân tay của hạt giống studio đã có ở đó.</li><li>Đổi hạt giống của bạn. Hạt giống cũ của studio hiện ra và một hạt giống mới bắt đầu.</li><li>Mỗi ván gần đây của bạn nay có nút <strong>Kiểm chứng</strong>: chính trình duyệt của bạn tính lại ván đó.</li></ol>',
      },
      CN: {
        title: '如何核实一局是否公平？',
        content:
          '<ol><li>在游戏中打开<strong>公平游戏</strong>。您开局之前，工作室种子的指纹就显示在那里。</li><li>更换您自己的种子。工作室的旧种子随即公开，并启用新种子。</li><li>您最近的每一局现在都有<strong>验证</strong>按钮：由您自己的浏览器重新计算该局。</li></ol>',
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
      VI: {
        title: 'Mất kết nối giữa ván thì sao?',
        content:
          '<p>Ván được giữ nguyên tại chỗ dừng. Mở lại game để chơi tiếp; ván đã có kết quả thì tiền được trả vào số dư dù bạn có quay lại hay không.</p>',
      },
      CN: {
        title: '一局进行到一半断线了',
        content: '<p>该局会停在断线时的状态。重新打开游戏即可继续；结果已定的局，无论您是否回来，派彩都会计入余额。</p>',
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
          '<p>Decide before you start how much time and money a game may take. Above each game stand the time of the session and its net position.</p><p>Under <strong>Limits and breaks</strong> in the member centre you set limits, reminders and breaks yourself.</p><p>If play is no longer fun, talk to somebody: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> listens in many languages, free of charge.</p>',
      },
      BN: {
        title: 'নিয়ন্ত্রণে থাকব কীভাবে?',
        content:
          '<p>একটি গেমে কত সময় ও টাকা যাবে, শুরুর আগেই ঠিক করুন। প্রতিটি গেমের ওপরে সেশনের সময় আর লাভ-ক্ষতি দেখা যায়।</p><p>সদস্য কেন্দ্রের <strong>সীমা ও বিরতি</strong> পাতায় নিজেই সীমা, মনে করানো আর বিরতি ঠিক করুন।</p><p>খেলা আর আনন্দের না থাকলে কারও সঙ্গে কথা বলুন: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> বহু ভাষায় বিনা খরচে শোনে।</p>',
      },
      AR: {
        title: 'كيف أبقى متحكمًا؟',
        content:
          '<p>قرّر قبل أن تبدأ كم من الوقت والمال قد تأخذه لعبة. فوق كل لعبة وقت الجلسة وصافي نتيجتها.</p><p>في <strong>الحدود والاستراحات</strong> بمركز الأعضاء تضع بنفسك الحدود والتذكيرات والاستراحات.</p><p>إن لم يعد اللعب ممتعًا فتحدث إلى أحد: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> تصغي بلغات كثيرة دون مقابل.</p>',
      },
      VI: {
        title: 'Làm sao để giữ quyền kiểm soát?',
        content:
          '<p>Trước khi bắt đầu, hãy quyết định game được lấy của bạn bao nhiêu thời gian và tiền. Phía trên mỗi game luôn có thời gian của phiên chơi và thắng/thua ròng.</p><p>Trong mục <strong>Hạn mức và nghỉ chơi</strong> của trung tâm hội viên, bạn tự đặt hạn mức, nhắc nhở và kỳ nghỉ.</p><p>Khi chơi không còn vui, hãy nói chuyện với ai đó: <a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> lắng nghe bằng nhiều ngôn ngữ, miễn phí.</p>',
      },
      CN: {
        title: '如何掌控自己？',
        content:
          '<p>开始之前，先决定一个游戏可以花多少时间和多少钱。每个游戏上方都会显示本次游戏的时长和净输赢。</p><p>在会员中心的<strong>限额与休息</strong>里，您可以自行设置限额、提醒和休息。</p><p>如果游戏不再是乐趣，请找人聊聊：<a href="https://www.gamblingtherapy.org/">Gambling Therapy</a> 以多种语言免费倾听。</p>',
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
      VI: {
        title: 'Làm sao giữ an toàn cho tài khoản?',
        content:
          '<p>Dùng mật khẩu mà bạn không dùng ở nơi nào khác. Chúng tôi không bao giờ hỏi mật khẩu, dù qua điện thoại hay trò chuyện.</p><p>Trong <strong>Trung tâm bảo mật</strong>, bạn có thể thêm passkey hoặc ứng dụng xác thực, xem tài khoản đang đăng nhập ở đâu và đăng xuất những nơi còn lại.</p>',
      },
      CN: {
        title: '如何保护我的账户？',
        content:
          '<p>请使用只在这里用的密码。我们绝不会在电话或聊天中向您索要密码。</p><p>在<strong>安全中心</strong>可以添加通行密钥或身份验证器应用，查看账户在哪里登录，并让其余设备退出。</p>',
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
      VI: {
        title: 'Cài đặt trên iPhone hoặc iPad',
        content:
          '<ol><li>Mở liên kết bằng <strong>Safari</strong>.</li><li>Chạm nút <strong>Chia sẻ</strong> trên thanh công cụ.</li><li>Chọn <strong>Thêm vào MH chính</strong>.</li><li>Chạm <strong>Thêm</strong>. Biểu tượng nằm trên màn hình chính.</li></ol>',
      },
      CN: {
        title: '安装到 iPhone 或 iPad',
        content:
          '<ol><li>用 <strong>Safari</strong> 打开链接。</li><li>轻点工具栏中的<strong>共享</strong>按钮。</li><li>选择<strong>添加到主屏幕</strong>。</li><li>轻点<strong>添加</strong>，图标就出现在主屏幕上。</li></ol>',
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
      VI: {
        title: 'Cài đặt trên Android',
        content:
          '<ol><li>Mở liên kết bằng <strong>Chrome</strong>.</li><li>Mở menu có ba dấu chấm.</li><li>Chọn <strong>Cài đặt ứng dụng</strong> hoặc <strong>Thêm vào màn hình chính</strong>.</li><li>Xác nhận. Ứng dụng mở ra không có thanh của trình duyệt.</li></ol>',
      },
      CN: {
        title: '安装到 Android',
        content:
          '<ol><li>用 <strong>Chrome</strong> 打开链接。</li><li>打开三个点的菜单。</li><li>选择<strong>安装应用</strong>或<strong>添加到主屏幕</strong>。</li><li>确认。应用打开后没有浏览器的工具栏。</li></ol>',
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
      VI: {
        title: 'Điều khoản',
        content:
          '<h3>1. Ai được chơi</h3><p>Người đủ tuổi, chơi cho chính mình, ở nơi pháp luật cho phép. Mỗi người một tài khoản.</p><h3>2. Tiền của bạn</h3><p>Số dư là của bạn. Tiền thắng vẫn được trả kể cả sau khi bạn đã đăng xuất.</p><h3>3. Ván chơi</h3><p>Kết quả của ván là kết quả nhà cung cấp đã kết toán. Lỗi rõ ràng được sửa bằng một bút toán mới; bút toán cũ không bao giờ bị xóa.</p><h3>4. Chơi công bằng</h3><p>Dùng nhiều tài khoản, dùng phần mềm hoặc cấu kết chống lại người khác sẽ bị đóng tài khoản. Người chơi kiểm chứng được các ván của studio chúng tôi.</p><h3>5. Hạn mức</h3><p>Hạn mức hoặc tự loại trừ đang áp dụng cho tài khoản luôn được tuân thủ: không game nào nhận tiền cược trái với chúng.</p><h3>6. Dữ liệu của bạn</h3><p>Chúng tôi chỉ giữ những gì cần để vận hành tài khoản và những gì pháp luật yêu cầu, không giữ gì để bán.</p><h3>7. Khi có bất đồng</h3><p>Trước hết hãy viết cho bộ phận chăm sóc khách hàng, kèm mã tham chiếu nằm cạnh chỗ bị lỗi. Điều chúng tôi không giải quyết được sẽ chuyển đến cơ quan ghi cạnh giấy phép, nếu có.</p>',
      },
      CN: {
        title: '条款',
        content:
          '<h3>1. 谁可以玩</h3><p>在法律允许的地区，为自己游戏的成年人。每人一个账户。</p><h3>2. 您的资金</h3><p>余额归您所有。即使您已退出登录，派彩也照样支付。</p><h3>3. 局</h3><p>一局的结果以厂商的结算为准。明显的错误以新的账目更正；旧的账目绝不删除。</p><h3>4. 公平游戏</h3><p>使用多个账户、使用程序或串通他人对付其他玩家，账户将被关闭。我们自有工作室的每一局，玩家都可以验证。</p><h3>5. 限额</h3><p>账户上的限额或自我排除一律执行：任何游戏都不会接受与之相抵触的投注。</p><h3>6. 您的数据</h3><p>我们只保留运营账户所需和法律要求的数据，绝不用于出售。</p><h3>7. 争议</h3><p>请先联系客服，并提供出错处旁边显示的参考编号。我们无法解决的，将提交牌照旁所列的机构（如有）。</p>',
      },
    },
  },
];
