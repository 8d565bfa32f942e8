-- When the person reported that every second step is lost (docs/decisions/0056). A second step that still works clears it.
alter table person add column second_step_lost_at timestamptz;
