import { screen, waitFor, within } from '@testing-library/react';
import { sampleLesson } from '../../../entities/lesson/testing/samples.ts';
import { CLOSED, buildLessons, buildTopics } from '../testing/builders.ts';
import { startFakeTutor } from '../testing/fake-tutor.ts';
import { renderTutor } from '../testing/render-tutor.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { LessonsScreen } from './lessons-screen.tsx';

const LESSONS = 'GET /tutor/lessons';
const link = { id: 'stops', topic: 'Risk Management', title: 'Where a stop belongs' };
const envelope = { lesson: sampleLesson, previous: null, next: link };
const GET = `GET /tutor/lessons/${sampleLesson.id}`;

const openLesson = () =>
  renderTutor(<LessonScreen />, {
    at: `/ai-tutor/lessons/${sampleLesson.id}`,
    path: '/ai-tutor/lessons/:id',
  });
const openCourse = (search = '') =>
  renderTutor(<LessonsScreen />, { at: `/ai-tutor/lessons${search}`, path: '/ai-tutor/lessons' });

beforeEach(() => window.localStorage.clear());

describe('the course', () => {
  it('[V-089] lists the lessons under the six topics in their order', async () => {
    startFakeTutor();
    openCourse();
    const risk = within(await screen.findByRole('region', { name: 'Risk Management' }));
    expect(risk.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Risk Management 1',
      'Risk Management 2',
    ]);
    expect(risk.getByText('0 of 2 read')).toBeVisible();
    const topics = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(topics).toEqual(buildTopics().map(({ topic }) => topic));
    expect(screen.getByRole('link', { name: 'Start: Technical Analysis 1' })).toBeVisible();
  });

  it('shows closed topics with a lock and the way to a plan, their lessons without a link', async () => {
    const closed = ['Strategy Development'] as const;
    startFakeTutor({
      'GET /tutor/topics': { body: { topics: buildTopics(closed) } },
      [LESSONS]: { body: { lessons: buildLessons(closed), total: 12 } },
    });
    openCourse();
    const section = within(await screen.findByRole('region', { name: 'Strategy Development' }));
    expect(section.getByText(new RegExp(`^${CLOSED}`))).toBeVisible();
    expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['See plans']);
    expect(section.getByText('Strategy Development 1')).toBeVisible();
  });

  it('searches the lessons, marks the matches, and stores the search in the address', async () => {
    const hit = {
      ...buildLessons()[2]!,
      excerpt: [
        { text: 'where a ', match: false },
        { text: 'stop', match: true },
      ],
    };
    const server = startFakeTutor();
    const { mouse, address } = openCourse();
    await screen.findByRole('region', { name: 'Risk Management' });
    server.answers[LESSONS] = { body: { lessons: [hit], total: 1 } };
    await mouse.type(screen.getByRole('searchbox', { name: 'Search the lessons' }), 'stop');
    expect(await screen.findByRole('heading', { name: '1 lesson fits' })).toBeInTheDocument();
    expect(screen.getByText('stop', { selector: 'mark' })).toBeVisible();
    expect(address.current).toBe('/ai-tutor/lessons?q=stop');
    expect(server.of(LESSONS).at(-1)?.params).toEqual({ q: 'stop', limit: 100 });
  });

  it('says when no lesson fits, and where to ask', async () => {
    startFakeTutor({ [LESSONS]: { body: { lessons: [], total: 0 } } });
    openCourse('?q=tulips');
    expect(await screen.findByText('No lesson mentions “tulips”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask the tutor' })).toHaveAttribute('href', '/ai-tutor');
  });

  it('that cannot be loaded says so and tries again', async () => {
    const server = startFakeTutor({ [LESSONS]: { status: 500, body: { error: 'No lessons today.' } } });
    const { mouse } = openCourse();
    expect(await screen.findByText('No lessons today.')).toBeVisible();
    server.answers[LESSONS] = { body: { lessons: buildLessons(), total: 12 } };
    const retry = screen.getByRole('button', { name: 'Retry' });
    // The topics may still be on their way, and until they are here there is nothing to try again.
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await mouse.click(retry);
    expect(await screen.findByRole('region', { name: 'Risk Management' })).toBeVisible();
  });
});

describe('a lesson', () => {
  it('is read with its figures, its calculator, its practice and its neighbours', async () => {
    startFakeTutor({ [GET]: { body: envelope } });
    openLesson();
    expect(await screen.findByRole('heading', { level: 1, name: sampleLesson.title })).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(2);
    const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Try it with your own numbers')).toBe('/ai-tutor/calculators/position-size');
    expect(hrefOf('Practise Risk Management')).toBe('/ai-tutor/practice?topic=Risk%20Management');
    expect(hrefOf('Next Where a stop belongs')).toBe('/ai-tutor/lessons/stops');
    expect(screen.queryByRole('link', { name: /^Previous/ })).not.toBeInTheDocument();
  });

  it('is marked as read here and on the server, and the course remembers it', async () => {
    const read = { ...buildLessons()[2]!, id: sampleLesson.id };
    const server = startFakeTutor({
      [GET]: { body: envelope },
      [LESSONS]: { body: { lessons: [read], total: 1 } },
      [`PUT /tutor/lessons/${sampleLesson.id}/read`]: { status: 204 },
    });
    const { mouse, unmount } = openLesson();
    await mouse.click(await screen.findByRole('button', { name: 'Mark as read' }));
    expect(screen.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
    await waitFor(() => expect(server.of(`PUT /tutor/lessons/${sampleLesson.id}/read`)).toHaveLength(1));
    unmount();
    openCourse();
    expect(await screen.findByText('1 of 1 read')).toBeVisible();
    expect(JSON.parse(window.localStorage.getItem('wickwise.lessons-read') ?? '')).toEqual([sampleLesson.id]);
  });

  it('of a closed topic says which plans open it', async () => {
    startFakeTutor({ [GET]: { status: 403, body: { status: 403, error: CLOSED } } });
    openLesson();
    expect(await screen.findByText(CLOSED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  });

  it('that is not there says so', async () => {
    startFakeTutor({ [GET]: { status: 404, body: { status: 404, error: 'There is no such lesson.' } } });
    openLesson();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('There is no such lesson.'));
  });
});
