import { createInstance } from 'i18next';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { brandStories } from '#brand/brand.stories.tsx';
import { cardListStories } from '#card-list/card-list.stories.tsx';
import { chartStories } from '#charts/charts.stories.tsx';
import { dataTableStories } from '#data-table/data-table.stories.tsx';
import { editingStories } from '#data-table/editing.stories.tsx';
import { displayStories } from '#display/display.stories.tsx';
import { feedbackStories } from '#feedback/feedback.stories.tsx';
import { formStories } from '#form/form.stories.tsx';
import { formatStories } from '#format/format.stories.tsx';
import { layoutStories } from '#layout/layout.stories.tsx';
import { navigationStories } from '#navigation/navigation.stories.tsx';
import { pickStories } from '#pick/pick.stories.tsx';
import { tokenStories } from '#theme/tokens.stories.tsx';
import { KitProvider, kitMessages, type Language, Logo, Segmented } from '../src/index.ts';
import type { Story } from '../src/story.ts';
import type { Mode } from '../src/theme/tokens.ts';
import './gallery.css';

const stories: Story[] = [
  ...brandStories,
  ...tokenStories,
  ...layoutStories,
  ...formatStories,
  ...dataTableStories,
  ...editingStories,
  ...cardListStories,
  ...formStories,
  ...pickStories,
  ...navigationStories,
  ...feedbackStories,
  ...displayStories,
  ...chartStories,
];

function textsIn(language: Language): ReturnType<typeof createInstance> {
  const texts = createInstance({
    lng: language,
    resources: { [language]: { kit: kitMessages[language] } },
    interpolation: { escapeValue: false },
  });
  void texts.use(initReactI18next).init();
  return texts;
}
const texts = { sq: textsIn('sq'), en: textsIn('en') };
const asked = new URLSearchParams(location.search);
const only = asked.get('only');

function Side({ mode, language, story }: { mode: Mode; language: Language; story: Story }): ReactNode {
  return (
    <I18nextProvider i18n={texts[language]}>
      <KitProvider mode={mode} language={language} scoped>
        <div className="gallery-side">
          <story.Piece />
        </div>
      </KitProvider>
    </I18nextProvider>
  );
}

function Gallery(): ReactNode {
  const [mode, setMode] = useState<Mode | 'both'>((asked.get('mode') as Mode) ?? 'both');
  const [language, setLanguage] = useState<Language | 'both'>((asked.get('language') as Language) ?? 'sq');
  const modes: Mode[] = mode === 'both' ? ['light', 'dark'] : [mode];
  const languages: Language[] = language === 'both' ? ['sq', 'en'] : [language];
  return (
    <main className="gallery">
      <header className="gallery-head">
        <h1>
          <Logo />
        </h1>
        <Segmented
          label="Theme"
          value={mode}
          onChange={setMode}
          options={(['light', 'dark', 'both'] as const).map((value) => ({ value, label: value }))}
        />
        <Segmented
          label="Language"
          value={language}
          onChange={setLanguage}
          options={(['sq', 'en', 'both'] as const).map((value) => ({ value, label: value }))}
        />
      </header>
      {stories
        .filter((story) => !only || story.title.includes(only))
        .map((story) => (
          <section
            key={story.title}
            className="gallery-story"
            aria-labelledby={`story-${story.title.replaceAll(/\W+/g, '-')}`}
          >
            <h2 id={`story-${story.title.replaceAll(/\W+/g, '-')}`}>{story.title}</h2>
            <div className="gallery-sides">
              {languages.flatMap((lang) =>
                modes.map((side) => (
                  <Side key={`${lang}-${side}`} mode={side} language={lang} story={story} />
                )),
              )}
            </div>
          </section>
        ))}
    </main>
  );
}

const root = document.getElementById('root');
const outer: Mode = asked.get('mode') === 'dark' ? 'dark' : 'light';
if (root) {
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={texts.sq}>
        <KitProvider mode={outer} language="sq">
          <Gallery />
        </KitProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}
