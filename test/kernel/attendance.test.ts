/** Who is here is counted for each address; an address from which nobody is leaves nothing behind. */
import { Attendance } from '../../src/kernel/attendance';

it('counts each address by itself', () => {
  const attendance = new Attendance();
  for (const address of ['a', 'b', 'a']) attendance.enter(address);
  attendance.leave('b');
  expect(['a', 'b', 'c'].map((address) => attendance.of(address))).toEqual([2, 0, 0]);
});

it('does not count below nobody', () => {
  const attendance = new Attendance();
  attendance.leave('a');
  attendance.enter('a');
  expect(attendance.of('a')).toBe(1);
});

it('keeps nothing about addresses from which nobody is here', () => {
  const attendance = new Attendance();
  attendance.enter('stays');
  for (let guest = 0; guest < 100; guest += 1) {
    attendance.enter(`guest ${guest}`);
    attendance.leave(`guest ${guest}`);
  }
  expect(attendance.addresses).toBe(1);
});
