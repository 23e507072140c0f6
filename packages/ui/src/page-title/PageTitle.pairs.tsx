import { PageTitle } from '@site/ui/PageTitle';

export const Short = () => <PageTitle title="Limits" text="They apply at once; raising them takes a day." />;

export const Long = () => <PageTitle title="Set your limits here, which apply at once, while raising them takes a day" />;
