import { refusalIn } from '#core/refusal.ts';
import { BOOKING_REFUSAL, BookingOutcome, VACATION_EXISTS_MESSAGE } from './booking-outcome.ts';

const bookingError = (answer: BookingOutcome) => refusalIn(BOOKING_REFUSAL, answer);

describe('the outcome of a booking', () => {
  it('says why leave was not saved', () => {
    expect(
      bookingError({ created: false, reason: 'beyondBalance', balance: { year: 2026, wanted: 5, left: 2 } }),
    ).toBe('VACATION_CANNOT_APPLY');
    expect(bookingError({ created: null, reason: 'typeNotAllowed' })).toBe('VACATION_CANNOT_SAVE');
    expect(bookingError({ message: VACATION_EXISTS_MESSAGE })).toBe('VACATION_EXISTS');
  });

  it('is read from backends that give no reason', () => {
    const [dates, save] = [{ created: false }, { created: null }].map((answer) =>
      BookingOutcome.parse(answer),
    );
    expect(dates && bookingError(dates)).toBe('VACATION_CANNOT_APPLY');
    expect(save && bookingError(save)).toBe('VACATION_CANNOT_SAVE');
  });
});
