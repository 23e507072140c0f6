import '@site/ui/fonts/latin.css';
import '@site/ui/fonts/arabic.css';
import '@site/ui/fonts/bengali.css';
import '@site/ui/fonts/cyrillic.css';
import '@site/ui/fonts/scripts.css';
import '@site/ui/fonts/names.css';
