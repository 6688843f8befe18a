-- The permissions of these maps concerned screens only; now calls require them.
update roles set
  permissions = permissions || array(select unnest(permissions_ui) intersect select unnest(moved)),
  permissions_ui = array(select unnest(permissions_ui) except select unnest(moved))
from (values (array['INLINE_view_map_drivers', 'INLINE_edit_map_drivers', 'INLINE_view_map_draft', 'INLINE_edit_map_draft'])) as m (moved)
where permissions_ui && moved;
